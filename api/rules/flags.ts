// Feature flags: evaluated from a file, the same visitor always in the same bucket, and a kill switch that wins over
// everything.

export interface Flag {
  /** false: off for everybody, whatever else is said. */
  isOn: boolean;
  /** How many of a hundred visitors get it. */
  percent: number;
}

export interface FlagAnswer {
  isOn: boolean;
  group: 'control' | 'experiment';
  because: 'killed' | 'bucket' | 'unknown';
}

/** 0 to 99, the same for the same flag and visitor everywhere and for ever; two flags draw anew. */
export function bucketOf(flag: string, visitor: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${flag}\n${visitor}`) {
    hash ^= char.codePointAt(0)!;
    hash = Math.imul(hash, 0x01000193);
  }
  // The last step of FNV alone leaves similar keys close to each other.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash >>> 0) % 100;
}

/** An unknown flag is off: what was taken out of the file is gone. */
export function evaluateFlag(flag: Flag | undefined, name: string, visitor: string): FlagAnswer {
  if (flag === undefined) return { isOn: false, group: 'control', because: 'unknown' };
  if (!flag.isOn) return { isOn: false, group: 'control', because: 'killed' };
  const isOn = bucketOf(name, visitor) < flag.percent;
  return { isOn, group: isOn ? 'experiment' : 'control', because: 'bucket' };
}

// Feature flags: evaluated from a file; the same visitor is always in the same bucket, and a kill switch overrides everything.

export interface Flag {
  /** false: off for everybody, whatever the other fields say. */
  isOn: boolean;
  /** The percentage of visitors who get it. */
  percent: number;
}

export interface FlagAnswer {
  isOn: boolean;
  group: 'control' | 'experiment';
  because: 'killed' | 'bucket' | 'unknown';
}

/** 0 to 99, always the same for the same flag and visitor; each flag distributes visitors independently. */
export function bucketOf(flag: string, visitor: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${flag}\n${visitor}`) {
    hash ^= char.codePointAt(0)!;
    hash = Math.imul(hash, 0x01000193);
  }
  // FNV's last step alone leaves similar keys close to each other.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash >>> 0) % 100;
}

/** An unknown flag is off: it was removed from the file. */
export function evaluateFlag(flag: Flag | undefined, name: string, visitor: string): FlagAnswer {
  if (flag === undefined) return { isOn: false, group: 'control', because: 'unknown' };
  if (!flag.isOn) return { isOn: false, group: 'control', because: 'killed' };
  const isOn = bucketOf(name, visitor) < flag.percent;
  return { isOn, group: isOn ? 'experiment' : 'control', because: 'bucket' };
}

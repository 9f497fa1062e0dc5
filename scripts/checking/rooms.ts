import { dirname, join, normalize } from 'node:path/posix';
import { ROOM_DOORS, ROOM_FOLDERS, type Room } from './import-table.ts';

export function roomOf(path: string): Room | undefined {
  return ROOM_FOLDERS.find(([folder]) => path.startsWith(folder))?.[1];
}

/** The file that a `#room` or relative specifier means; undefined for a package. */
export function targetOf(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare === '#content') return 'content/index.ts';
  if (bare.startsWith('.')) return normalize(join(dirname(from), bare));
  const door = ROOM_DOORS.find(([prefix]) => bare.startsWith(prefix));
  return door && `${door[1]}${bare.slice(door[0].length)}`;
}

export function featureOf(path: string): string | undefined {
  return /^(?:api|site)\/features\/([^/]+)\//.exec(path)?.[1];
}

/** 'react-dom/*' and 'node:*' fit what starts so; anything else fits itself. */
export function fits(specifier: string, pattern: string): boolean {
  return pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern;
}

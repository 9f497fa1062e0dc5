import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { App, Reading } from '#api/http/app-context.ts';
import type { ReadFlag } from '#contracts/flags.schemas.ts';
import { evaluateFlag, type Flag } from '#rules/flags.ts';
import usual from './flags.json' with { type: 'json' };

/** `flags.json` in the data folder wins, flag by flag, and is read again this often: a kill switch needs no new edition. */
const readAgainMs = 5_000;
const flagsSchema = z.record(z.string(), z.strictObject({ isOn: z.boolean(), percent: z.number().min(0).max(100) }));

interface Held {
  flags: Record<string, Flag>;
  readAt: number;
}
const held = new WeakMap<App, Held>();

function flagsOf(app: App): Record<string, Flag> {
  const now = app.now();
  const known = held.get(app);
  if (known !== undefined && Math.abs(now - known.readAt) < readAgainMs) return known.flags;
  const flags = { ...usual, ...(readOwn(join(app.settings.dataDir, 'flags.json')) ?? {}) };
  held.set(app, { flags, readAt: now });
  return flags;
}

/** null without a file; what is in a broken file is off, because somebody wanted a change. */
function readOwn(path: string): Record<string, Flag> | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  try {
    return flagsSchema.parse(JSON.parse(text));
  } catch {
    return Object.fromEntries(Object.keys(usual).map((name) => [name, { isOn: false, percent: 0 }]));
  }
}

/** For this visitor: the account, or the browser before there is one; somebody whom nobody knows is in the bucket of all such. */
export async function readFlag({
  app,
  caller,
  input,
}: Reading<{ query: { flag: string } }>): Promise<ReadFlag['response']> {
  const { flag } = input.query;
  const visitor = caller.user?.id ?? caller.visitorId ?? '';
  const flags = flagsOf(app);
  return { flag, ...evaluateFlag(Object.hasOwn(flags, flag) ? flags[flag] : undefined, flag, visitor) };
}

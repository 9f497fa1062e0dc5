import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ErrorCode,
  type EvaluationContext,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/server-sdk';
import { z } from 'zod';
import { evaluateFlag, type Flag } from '#rules/flags.ts';
import usual from './flags.json' with { type: 'json' };

/** `flags.json` in the data folder overrides single flags, and is read again this often: a kill switch needs no new release. */
const readAgainMs = 5_000;
const flagsSchema = z.record(z.string(), z.strictObject({ isOn: z.boolean(), percent: z.number().min(0).max(100) }));

/** Flags from files, for OpenFeature. `targetingKey` is the visitor, who is always in the same bucket of a flag. */
export class FileProvider implements Provider {
  readonly metadata = { name: 'layette-files' } as const;
  readonly runsOn = 'server';
  readonly #ownFile: string;
  readonly #now: () => number;
  #flags: Record<string, Flag> = {};
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(dataDir: string, now: () => number) {
    this.#ownFile = join(dataDir, 'flags.json');
    this.#now = now;
  }

  resolveBooleanEvaluation(
    name: string,
    usually: boolean,
    { targetingKey = '' }: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    const flags = this.#current();
    const { isOn, group, because } = evaluateFlag(
      Object.hasOwn(flags, name) ? flags[name] : undefined,
      name,
      targetingKey,
    );
    if (because === 'unknown')
      return Promise.resolve({
        value: usually,
        errorCode: ErrorCode.FLAG_NOT_FOUND,
        reason: StandardResolutionReasons.ERROR,
      });
    const reason = because === 'killed' ? StandardResolutionReasons.DISABLED : StandardResolutionReasons.SPLIT;
    return Promise.resolve({ value: isOn, variant: group, reason });
  }

  resolveStringEvaluation = (_name: string, usually: string) => noSuchType(usually);
  resolveNumberEvaluation = (_name: string, usually: number) => noSuchType(usually);
  resolveObjectEvaluation = <T extends JsonValue>(_name: string, usually: T) => noSuchType(usually);

  #current(): Record<string, Flag> {
    const now = this.#now();
    if (Math.abs(now - this.#readAt) >= readAgainMs) {
      this.#flags = { ...usual, ...(readOwn(this.#ownFile) ?? {}) };
      this.#readAt = now;
    }
    return this.#flags;
  }
}

/** Flags here are boolean only. */
const noSuchType = <T>(value: T): Promise<ResolutionDetails<T>> =>
  Promise.resolve({ value, errorCode: ErrorCode.TYPE_MISMATCH, reason: StandardResolutionReasons.ERROR });

/** null without a file; if the file is broken, all its flags are off, because somebody wanted a change. */
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

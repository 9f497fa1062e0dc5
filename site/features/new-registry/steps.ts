import type { RegistryDraft } from '#contracts/registry-drafts.schemas.ts';

type Kind = RegistryDraft['registryType'];

const stepsOf = {
  baby: ['kind', 'stage', 'day', 'start', 'list'],
  birthday: ['kind', 'day', 'start', 'list'],
  holiday: ['kind', 'day', 'start', 'list'],
} as const satisfies Record<Kind, readonly string[]>;
export type Step = (typeof stepsOf)['baby'][number];

/** What the address of the first step says, kept through all of them. */
export interface Way {
  /** Where the new registry leads; to its first steps when left out. */
  next?: string | undefined;
  /** Comes from the checklist: the list to begin with is known, and so is the kind. */
  isChecklist?: boolean | undefined;
}

export interface Place {
  number: number;
  of: number;
  /** Address of the step before. */
  back: string | null;
  /** Address of the step after. */
  onward: string;
}

export function addressOfStep(step: Step, { next, isChecklist }: Way): string {
  const query = new URLSearchParams({
    ...(step !== 'kind' && { step }),
    ...(isChecklist && { lp_content: 'checklist' }),
    ...(next && { redirect_path: next }),
  });
  return query.size === 0 ? '/registry/new' : `/registry/new?${query}`;
}

export function placeOf(step: Step, kind: Kind, way: Way): Place {
  const steps = stepsOf[kind].filter((one) => !way.isChecklist || (one !== 'kind' && one !== 'start')) as Step[];
  const index = steps.indexOf(step);
  const before = steps[index - 1];
  return {
    number: index + 1,
    of: steps.length,
    back: before === undefined ? null : addressOfStep(before, way),
    onward: addressOfStep(steps[index + 1] ?? 'list', way),
  };
}

/** The step that an address names, as far as the draft has come: without one there is nothing to say more about. */
export function stepAt(
  wanted: string | null,
  { hasDraft, kind, isChecklist }: { hasDraft: boolean; kind: Kind | null } & Way,
): Step {
  const first = isChecklist ? 'stage' : kind === null ? 'kind' : kind === 'baby' ? 'stage' : 'day';
  if (!hasDraft || wanted === null) return first;
  return stepsOf[kind ?? 'baby'].find((step) => step === wanted) ?? first;
}

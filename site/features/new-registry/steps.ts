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
  /** The page that the new registry leads to; its first steps if left out. */
  next?: string | undefined;
  /** The person came from the checklist, so the initial list and the kind are known. */
  isChecklist?: boolean | undefined;
}

export interface Place {
  number: number;
  of: number;
  /** Address of the previous step. */
  back: string | null;
  /** Address of the next step. */
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

/** The step that an address names; the first one without a draft, because there is nothing to continue. */
export function stepAt(
  wanted: string | null,
  { hasDraft, kind, isChecklist }: { hasDraft: boolean; kind: Kind | null } & Way,
): Step {
  const first = isChecklist ? 'stage' : kind === null ? 'kind' : kind === 'baby' ? 'stage' : 'day';
  if (!hasDraft || wanted === null) return first;
  return stepsOf[kind ?? 'baby'].find((step) => step === wanted) ?? first;
}

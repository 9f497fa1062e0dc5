import type { ChecklistCategory } from '#contracts/registry-checklist.schemas.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { AddAsIdea } from './AddAsIdea.tsx';

type Item = ChecklistCategory['items'][number];

interface Props {
  registryId: string;
  item: Item;
}

const stateTexts: Record<Exclude<Item['state'], 'open'>, string> = {
  listed: 'On your registry',
  reserved: 'Someone is giving this',
  received: 'It’s here',
  have: 'You have it',
  'not-needed': 'Not for you',
};

/** What one's own registry knows of a line of the checklist. */
export function LineState({ registryId, item: { title, quantity, state } }: Props) {
  return (
    <div className="flex basis-full justify-end pb-2 text-sm print:hidden">
      {state === 'open' ? (
        <AddAsIdea registryId={registryId} title={title} quantity={quantity} />
      ) : (
        <span className="flex items-center gap-1.5 font-semibold text-success">
          <Icon name="done" className="size-4" />
          {stateTexts[state]}
        </span>
      )}
    </div>
  );
}

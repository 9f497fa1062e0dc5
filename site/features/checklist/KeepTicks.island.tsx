import { useEffect, useRef, useState } from 'react';
import type { ChecklistCategory } from '#contracts/registry-checklist.schemas.ts';
import { keepChecklistTicks } from '#contracts/registry-checklist.ts';
import { useChange } from '#site/data/use-change.ts';
import { $ticked } from './checklist-store.ts';

interface Props {
  registryId: string;
  onKept?: ((categories: readonly ChecklistCategory[]) => void) | undefined;
}

/** Moves the checkmarks of this browser to the registry: once, and then none is left here for the next person. */
export function KeepTicks({ registryId, onKept }: Props) {
  const [keptCount, setKeptCount] = useState(0);
  const wasSent = useRef(false);
  const change = useChange(keepChecklistTicks, {
    onDone: ({ checklistCategories }, { body }) => {
      // Not those that were checked meanwhile, in another tab.
      $ticked.set($ticked.get().filter((id) => !body.checklistItemIds.includes(id)));
      setKeptCount(body.checklistItemIds.length);
      onKept?.(checklistCategories);
    },
    // They stay in the browser until the next visit.
    onRefused: () => undefined,
  });
  useEffect(() => {
    const checklistItemIds = $ticked.get().slice(0, 200);
    if (checklistItemIds.length === 0 || wasSent.current) return;
    wasSent.current = true;
    change.mutate({ params: { id: registryId }, body: { checklistItemIds: [...checklistItemIds] } });
  });
  if (keptCount === 0) return null;
  return (
    <p role="status" className="rounded-card bg-mint p-4 text-ink">
      What you checked off before is on your registry’s checklist now.
    </p>
  );
}

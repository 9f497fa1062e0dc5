import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { listChecklistCategories } from '#contracts/registry-checklist.ts';
import { useCall } from '#site/data/query.ts';
import { $isSignedIn, useCurrentUser } from '#site/data/session.ts';
import type { OnRegistry } from './ChecklistSection.tsx';

/** The checklist state of the person's current registry; undefined for a visitor and until it is known. */
export function useRegistryChecklist(): OnRegistry | undefined {
  const user = useCurrentUser(useStore($isSignedIn, { ssr: 'initial' }))?.user;
  const registryId = user?.registryId ?? undefined;
  const { data } = useCall(
    listChecklistCategories,
    { params: { id: registryId ?? '' } },
    { enabled: registryId !== undefined },
  );
  return useMemo(() => {
    if (registryId === undefined || data === undefined) return undefined;
    const items = data.checklistCategories.flatMap(({ items }) => items);
    return { registryId, states: new Map(items.map(({ id, state }) => [id, state])) };
  }, [registryId, data]);
}

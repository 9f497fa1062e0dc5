import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { ChecklistCategory } from '#contracts/registry-checklist.schemas.ts';
import { listChecklistCategories } from '#contracts/registry-checklist.ts';
import { useCall } from '#site/data/query.ts';
import { $isSignedIn, useCurrentUser } from '#site/data/session.ts';

type Item = ChecklistCategory['items'][number];

interface OnRegistry {
  registryId: string;
  /** By their ids. */
  items: ReadonlyMap<string, Item>;
}

/** What one's own current registry has of the checklist; undefined for a visitor and until it is known. */
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
    return { registryId, items: new Map(items.map((item) => [item.id, item])) };
  }, [registryId, data]);
}

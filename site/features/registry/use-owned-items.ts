import type { RegItem, Registry } from '#contracts/registries.schemas.ts';
import { changeItem, listItems, removeItem } from '#contracts/registries.ts';
import { CallError } from '#site/data/call.ts';
import { errorSentence } from '#site/data/problem-text.ts';
import { queryClient, queryKeyOf } from '#site/data/query.ts';
import { useChange } from '#site/data/use-change.ts';
import { showToast } from '#site/ui/toasts.tsx';
import { itemsInput } from './use-registry.ts';

export interface OwnedItems {
  change: (item: RegItem, change: Partial<Pick<RegItem, 'quantity' | 'mustHave'>>) => void;
  /** Offers to take it back. */
  remove: (item: RegItem) => void;
  /** Shows an item that was just added, or added again. */
  put: (item: RegItem, version: number) => void;
}

/** What its owner does with the items of a registry: shown at once, and taken back where the server refuses. */
export function useOwnedItems(registry: Registry): OwnedItems {
  const key = queryKeyOf(listItems, itemsInput({ registry }));
  type Items = { regItems: RegItem[]; version: number };
  const update = (change: (before: Items) => Items) =>
    queryClient.setQueryData<Items>(key, (before) => before && change(before));
  const optimistic = (change: (items: RegItem[]) => RegItem[]) => {
    void queryClient.cancelQueries({ queryKey: key });
    const before = queryClient.getQueryData<Items>(key);
    update((list) => ({ ...list, regItems: change(list.regItems) }));
    return () => void queryClient.setQueryData(key, before);
  };
  const put = (item: RegItem, version: number) =>
    update(({ regItems }) => {
      const others = regItems.filter(({ id }) => id !== item.id);
      return { regItems: [...others, item].sort((a, b) => a.position - b.position), version };
    });
  const onRefused = (error: unknown) => {
    const field = error instanceof CallError ? error.problem.fields?.[0]?.message : undefined;
    showToast({ text: field ?? errorSentence(error), tone: 'error' });
  };

  const changing = useChange(changeItem, {
    optimistic: ({ params, body }) =>
      optimistic((items) =>
        items.map((item) => (item.id === params.item ? { ...item, ...(body as Partial<RegItem>) } : item)),
      ),
    onDone: ({ regItem, version }) => put(regItem, version),
    onRefused,
  });
  const removing = useChange(removeItem, {
    optimistic: ({ params }) => optimistic((items) => items.filter(({ id }) => id !== params.item)),
    onDone: ({ version }) => update((list) => ({ ...list, version })),
    onRefused,
  });
  const paramsOf = ({ id, registryId }: RegItem) => ({ id: registryId, item: id });
  return {
    put,
    change: (item, body) => changing.mutate({ params: paramsOf(item), body }),
    remove: (item) =>
      removing.mutate(
        { params: paramsOf(item) },
        {
          onSuccess: () =>
            showToast({
              text: `${item.title} was removed.`,
              action: {
                text: 'Undo',
                run: () => changing.mutate({ params: paramsOf(item), body: { removed: false } }),
              },
            }),
        },
      ),
  };
}

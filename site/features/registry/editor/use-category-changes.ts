import type { OutputOf } from '#contracts/endpoint.ts';
import { listItems } from '#contracts/registries.ts';
import type { RegistryCategory } from '#contracts/registry-categories.schemas.ts';
import { changeCategory, createCategory, deleteCategory, listCategories } from '#contracts/registry-categories.ts';
import { usualCategoryId, withMoved } from '#rules/registry-categories.ts';
import { queryClient, queryKeyOf } from '#site/data/query.ts';
import { useChange } from '#site/data/use-change.ts';
import { showToast } from '#site/ui/toasts.tsx';
import { itemsInput } from '../use-registry.ts';
import type { Batch } from './use-item-changes.ts';

type Categories = OutputOf<typeof listCategories>;
type Items = OutputOf<typeof listItems>;

export interface CategoryChanges {
  move: (id: number, place: number) => void;
  rename: (category: RegistryCategory, title: string) => void;
  /** Its items go to "Everything else". */
  remove: (category: RegistryCategory) => void;
  /** Stores the server's latest answer. */
  put: (answer: Categories) => void;
}

/** What members do with the sections of a registry: shown at once, with undo. */
export function useCategoryChanges(
  registryId: string,
  { putBack }: { putBack: (batch: Batch) => void },
): CategoryChanges {
  const params = { id: registryId };
  const key = queryKeyOf(listCategories, { params });
  const itemsKey = queryKeyOf(listItems, itemsInput({ registry: params }));
  const put = ({ categories, version }: Categories) =>
    void queryClient.setQueryData<Categories>(key, { categories, version });
  const optimistic = (change: (categories: RegistryCategory[]) => RegistryCategory[]) => {
    const before = queryClient.getQueryData<Categories>(key);
    if (before)
      put({ ...before, categories: change(before.categories).map((one, position) => ({ ...one, position })) });
    const shown = queryClient.getQueryData<Categories>(key);
    return () => {
      // An answer that arrived meanwhile contains all sections; only the server knows them without this change.
      if (queryClient.getQueryData(key) === shown) queryClient.setQueryData(key, before);
      else void queryClient.invalidateQueries({ queryKey: key });
    };
  };
  const now = () => queryClient.getQueryData<Categories>(key)?.categories ?? [];

  const changing = useChange(changeCategory, {
    optimistic: ({ params: { cat }, body }) =>
      optimistic((categories) => {
        const { title, position } = body ?? {};
        const renamed = categories.map((one) => (one.id === cat && title !== undefined ? { ...one, title } : one));
        const moved = position === undefined ? renamed : withMoved(renamed, Number(cat), position);
        return moved as RegistryCategory[];
      }),
    onDone: put,
  });
  const creating = useChange(createCategory);
  const removing = useChange(deleteCategory, {
    optimistic: ({ params: { cat } }) => optimistic((categories) => categories.filter(({ id }) => id !== cat)),
    onDone: put,
  });
  const change = (cat: number, body: { title?: string; position?: number }) =>
    changing.mutate({ params: { ...params, cat }, body });

  return {
    put,
    move(id, place) {
      const before = now().findIndex((one) => one.id === id);
      change(id, { position: place });
      showToast({
        text: `${now().find((one) => one.id === id)?.title} was moved.`,
        action: { text: 'Undo', run: () => change(id, { position: before }) },
      });
    },
    rename({ id, title }, wanted) {
      change(id, { title: wanted });
      showToast({
        text: `The section is called ${wanted} now.`,
        action: { text: 'Undo', run: () => change(id, { title }) },
      });
    },
    remove({ id, title, position }) {
      const items = queryClient.getQueryData<Items>(itemsKey)?.regItems ?? [];
      const own = items.filter(({ categoryId }) => categoryId === id).map((item) => item.id);
      /** Brings the section back at its previous place, with its items, also for the groups of guests who saw it. */
      const undo = async () => {
        const { category } = await creating.mutateAsync({ params, body: { title, restores: id } });
        const answer = await changing.mutateAsync({ params: { ...params, cat: category.id }, body: { position } });
        put(answer);
        if (own.length > 0) putBack({ moves: [{ itemIds: own, categoryId: category.id, before: null }] });
      };
      removing.mutate(
        { params: { ...params, cat: id } },
        {
          onSuccess: () => {
            queryClient.setQueryData<Items>(
              itemsKey,
              (before) =>
                before && {
                  ...before,
                  regItems: before.regItems.map((item) =>
                    item.categoryId === id ? { ...item, categoryId: usualCategoryId } : item,
                  ),
                },
            );
            showToast({ text: `The section ${title} was deleted.`, action: { text: 'Undo', run: () => void undo() } });
          },
        },
      );
    },
  };
}

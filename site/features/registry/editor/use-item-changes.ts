import { useRef } from 'react';
import type { OutputOf } from '#contracts/endpoint.ts';
import type { ChangeItem, ChangeItems, RegItem } from '#contracts/registries.schemas.ts';
import { changeItem, changeItems, listItems, removeItem } from '#contracts/registries.ts';
import { moveItems, movesBack } from '#rules/item-order.ts';
import { CallError } from '#site/data/call.ts';
import { errorSentence } from '#site/data/problem-text.ts';
import { queryClient, queryKeyOf } from '#site/data/query.ts';
import { useChange } from '#site/data/use-change.ts';
import { showToast } from '#site/ui/toasts.tsx';
import { itemsInput } from '../use-registry.ts';

type Items = OutputOf<typeof listItems>;
export type Batch = Omit<NonNullable<ChangeItems['body']>, 'evenIfTaken'>;
type Change = NonNullable<ChangeItem['body']>;

export interface ItemChanges {
  /** Shown at once; a toast offers to take it back. */
  change: (item: RegItem, change: Pick<Change, 'quantity' | 'mustHave'>, said: string) => void;
  remove: (item: RegItem, evenIfTaken?: boolean) => void;
  /** Several at once, with one undo. */
  changeAll: (batch: Batch, said: string, evenIfTaken?: boolean) => void;
  /** Shows an item that the server has just changed or added. */
  put: (item: RegItem, version: number) => void;
}

/** What to do when a change is answered. */
interface Asked {
  said?: string;
  undo?: () => void;
  /** Repeats the change although somebody has taken the gift. */
  again?: () => void;
}

interface Options {
  /** Called when a change concerns gifts that somebody has taken; the member must confirm it. */
  onTaken: (again: () => void) => void;
}

/** What members do with the items of a registry: shown at once, announced with undo, and reverted where the server refuses. */
export function useItemChanges(registryId: string, { onTaken }: Options): ItemChanges {
  const key = queryKeyOf(listItems, itemsInput({ registry: { id: registryId } }));
  const itemsNow = () => queryClient.getQueryData<Items>(key)?.regItems ?? [];
  const update = (change: (before: Items) => Items) =>
    queryClient.setQueryData<Items>(key, (before) => before && change(before));
  const optimistic = (change: (items: RegItem[]) => RegItem[]) => {
    void queryClient.cancelQueries({ queryKey: key });
    const before = itemsNow();
    const after = change(before);
    update((list) => ({ ...list, regItems: after }));
    return () => void update((list) => ({ ...list, regItems: takenBack(list.regItems, before, after) }));
  };
  const put = (item: RegItem, version: number) =>
    update(({ regItems }) => {
      const others = regItems.filter(({ id }) => id !== item.id);
      return { regItems: [...others, item].sort((a, b) => a.position - b.position), version };
    });
  const asked = useRef(new WeakMap<object, Asked>()).current;
  const told = {
    toast: (_: unknown, input: object) => {
      const { said, undo } = asked.get(input) ?? {};
      return said === undefined ? undefined : { text: said, ...(undo && { action: { text: 'Undo', run: undo } }) };
    },
    onRefused: (error: unknown, input: object) => {
      const again = asked.get(input)?.again;
      const problem = error instanceof CallError ? error.problem : undefined;
      if (again !== undefined && problem?.facts?.canConfirm === true) onTaken(again);
      else showToast({ text: problem?.fields?.[0]?.message ?? errorSentence(error), tone: 'error' });
    },
  };

  const changing = useChange(changeItem, {
    optimistic: ({ params, body }) =>
      optimistic((items) =>
        items.map((item) => (item.id === params.item ? { ...item, ...(body as Partial<RegItem>) } : item)),
      ),
    onDone: ({ regItem, version }) => put(regItem, version),
    ...told,
  });
  const removing = useChange(removeItem, {
    optimistic: ({ params }) => optimistic((items) => items.filter(({ id }) => id !== params.item)),
    onDone: ({ version }) => update((list) => ({ ...list, version })),
    ...told,
  });
  const batching = useChange(changeItems, {
    optimistic: ({ body }) => optimistic((items) => afterBatch(items, body as Batch)),
    onDone: (answer) => void queryClient.setQueryData<Items>(key, answer),
    ...told,
  });
  /** Sends a change, and keeps what to say when it is answered: several may be pending. */
  const send = <I extends object>(change: { mutate: (input: I) => void }, input: I, how: Asked = {}) => {
    asked.set(input, how);
    change.mutate(input);
  };

  const change: ItemChanges['change'] = (item, body, said) => {
    const params = { id: registryId, item: item.id };
    const fields = Object.keys(body) as (keyof typeof body)[];
    const before = Object.fromEntries(fields.map((field) => [field, item[field]]));
    const undo = () => send(changing, { params, body: { ...before, evenIfTaken: true } });
    send(changing, { params, body }, { said, undo });
  };
  const remove: ItemChanges['remove'] = (item, evenIfTaken) => {
    const params = { id: registryId, item: item.id };
    const query = evenIfTaken ? { evenIfTaken: 'true' as const } : {};
    const how = {
      said: `${item.title} was removed.`,
      undo: () => send(changing, { params, body: { removed: false } }),
      again: () => remove(item, true),
    };
    send(removing, { params, query }, how);
  };
  const changeAll: ItemChanges['changeAll'] = (batch, said, evenIfTaken = false) => {
    const params = { id: registryId };
    const back = batchBack(itemsNow(), batch);
    const how = {
      said,
      undo: () => send(batching, { params, body: { ...back, evenIfTaken: true } }),
      again: () => changeAll(batch, said, true),
    };
    send(batching, { params, body: { ...batch, evenIfTaken } }, how);
  };
  return { change, remove, changeAll, put };
}

/** The items after a batch, before the server has answered. */
export function afterBatch(items: readonly RegItem[], { changes = [], moves = [] }: Batch): RegItem[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const changed = items
    .filter(({ id }) => byId.get(id)?.removed !== true)
    .map((item) => {
      const { removed: _, ...change } = byId.get(item.id) ?? { id: item.id };
      return { ...item, ...change } as RegItem;
    });
  return moves.length === 0
    ? changed
    : moveItems(
        changed,
        moves.map(({ before = null, ...move }) => ({ ...move, before })),
      );
}

/** The batch that undoes another one. */
export function batchBack(items: readonly RegItem[], { changes = [], moves = [] }: Batch): Batch {
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    changes: changes.flatMap(({ id, removed, ...change }) => {
      const before = byId.get(id);
      if (before === undefined) return [];
      const fields = Object.fromEntries(Object.keys(change).map((field) => [field, before[field as keyof RegItem]]));
      return [{ id, ...fields, ...(removed && { removed: false }) }];
    }),
    moves: movesBack(
      items,
      moves.flatMap(({ itemIds }) => itemIds),
    ).map(({ itemIds, ...move }) => ({ ...move, itemIds: [...itemIds] })),
  };
}

/** The items without a refused change. Other changes made since it was shown stay. */
export function takenBack(now: readonly RegItem[], before: readonly RegItem[], after: readonly RegItem[]): RegItem[] {
  const shown = new Map(after.map((item) => [item.id, item]));
  const current = new Map(now.map((item) => [item.id, item]));
  const known = new Set(before.map(({ id }) => id));
  const back = before.flatMap((was) => {
    const made = shown.get(was.id);
    const is = current.get(was.id);
    // The refused change was a removal.
    if (made === undefined) return [is ?? was];
    if (is === undefined) return [];
    const fields = (Object.keys(was) as (keyof RegItem)[]).filter(
      (field) => was[field] !== made[field] && is[field] === made[field],
    );
    return [{ ...is, ...Object.fromEntries(fields.map((field) => [field, was[field]])) }];
  });
  return [...back, ...now.filter(({ id }) => !known.has(id))].sort((a, b) => a.position - b.position);
}

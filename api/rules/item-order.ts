// Items have one order over the whole registry, from which their order within each category follows. A move places some of them, in the
// order in which they are named, before another item or at the end of a category; all others keep their order.

export interface PlacedItem {
  readonly id: string;
  readonly categoryId: number;
  readonly position: number;
}

export interface Move {
  readonly itemIds: readonly string[];
  readonly categoryId: number;
  /** null: at the end of the category. */
  readonly before: string | null;
}

/** The items in their new order and categories, one move after the other. An unknown item is ignored. */
function arrange<I extends PlacedItem>(items: readonly I[], moves: readonly Move[]): I[] {
  let order = [...items].sort(byPosition);
  for (const { itemIds, categoryId, before } of moves) {
    const byId = new Map(order.map((item) => [item.id, item]));
    const moved = [...new Set(itemIds)].flatMap((id) => byId.get(id) ?? []).map((item) => ({ ...item, categoryId }));
    if (moved.length === 0) continue;
    const movedIds = new Set(moved.map(({ id }) => id));
    // The target item may be one of the moved ones: then they go before the next one that stays.
    const from = before === null ? -1 : order.findIndex(({ id }) => id === before);
    const anchor = from === -1 ? undefined : order.slice(from).find(({ id }) => !movedIds.has(id));
    const others = order.filter(({ id }) => !movedIds.has(id));
    const place =
      anchor === undefined
        ? others.findLastIndex((item) => item.categoryId === categoryId) + 1 || others.length
        : others.indexOf(anchor);
    order = others.toSpliced(place, 0, ...moved);
  }
  return order;
}

const byPosition = (a: PlacedItem, b: PlacedItem) => a.position - b.position || (a.id < b.id ? -1 : 1);

/** The items after the moves, with new positions: as few positions as possible change. */
export function moveItems<I extends PlacedItem>(items: readonly I[], moves: readonly Move[]): I[] {
  const positions = items.map(({ position }) => position).sort((a, b) => a - b);
  for (let i = 1; i < positions.length; i += 1) positions[i] = Math.max(positions[i]!, positions[i - 1]! + 1);
  return arrange(items, moves).map((item, index) => ({ ...item, position: positions[index]! }));
}

/** The moves that put these items back where they are now. */
export function movesBack(items: readonly PlacedItem[], itemIds: readonly string[]): Move[] {
  const order = [...items].sort(byPosition);
  const wanted = new Set(itemIds);
  // From last to first: by then the item after each one is already in its place.
  return order
    .map((item, index) => ({
      itemIds: [item.id],
      categoryId: item.categoryId,
      before: order.slice(index + 1).find(({ categoryId }) => categoryId === item.categoryId)?.id ?? null,
    }))
    .filter(({ itemIds: [id] }) => wanted.has(id!))
    .reverse();
}

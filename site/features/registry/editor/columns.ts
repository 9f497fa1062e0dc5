/** Ids of items by category, as shown while one of them is dragged. */
export type Columns = Readonly<Record<string, readonly string[]>>;

export const columnKey = (categoryId: number): string => `section-${categoryId}`;
export const categoryOf = (key: string): number => Number(key.replace('section-', ''));

/** The column that an item is in; the id may also be a column's own. */
export const columnOf = (columns: Columns, id: string): string | undefined =>
  id in columns ? id : Object.keys(columns).find((key) => columns[key]!.includes(id));

/** The columns with one item dragged over another item or a column: it takes the other's place. */
export function draggedOver(columns: Columns, id: string, overId: string): Columns {
  const [from, to] = [columnOf(columns, id), columnOf(columns, overId)];
  if (from === undefined || to === undefined || id === overId) return columns;
  const place = columns[to]!.indexOf(overId);
  const others = columns[to]!.filter((one) => one !== id);
  const at = overId === to ? others.length : place;
  const moved = others.toSpliced(at, 0, id);
  return from === to
    ? { ...columns, [to]: moved }
    : { ...columns, [from]: columns[from]!.filter((one) => one !== id), [to]: moved };
}

/** An item's current place, in the form that a move sends. */
export function placeOf(columns: Columns, id: string): { categoryId: number; before: string | null } | null {
  const key = columnOf(columns, id);
  if (key === undefined) return null;
  const column = columns[key]!;
  return { categoryId: categoryOf(key), before: column[column.indexOf(id) + 1] ?? null };
}

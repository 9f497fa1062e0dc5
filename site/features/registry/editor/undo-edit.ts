import { guardedOfItem } from '#contracts/changed-item.ts';
import type { ChangeItem, RegItem } from '#contracts/registries.schemas.ts';

type Change = ChangeItem['body'];
type Field = keyof ReturnType<typeof fieldsOf>;

/** @param edit of the saved form. Takes back what an edit changed, and nothing that somebody else has changed since the editor was opened, or changes until then. */
export function undoOf(edit: Change, before: RegItem, saved: RegItem): Change {
  const { was: began, ...changed } = edit;
  const earlier = fieldsOf({ ...before, ...(began as Partial<RegItem>) });
  const names = Object.keys(changed).filter((name): name is Field => name in earlier);
  const guarded = names.filter((name) => (guardedOfItem as readonly string[]).includes(name));
  const was = { ...Object.fromEntries(guarded.map((name) => [name, saved[name]])), ...offersOf(changed) };
  return { ...Object.fromEntries(names.map((name) => [name, earlier[name]])), was, evenIfTaken: true };
}

/** Not those of the saved item, which may have stores of somebody else: they would be removed. */
const offersOf = ({ offers }: Change) => offers && { offers };

/** As a change says them. */
const fieldsOf = (item: RegItem) => ({
  note: item.note,
  size: item.size ?? '',
  color: item.color ?? '',
  quantity: item.quantity,
  mustHave: item.mustHave,
  secondHandWelcome: item.secondHandWelcome,
  categoryId: item.categoryId,
  offers: item.offers.map(({ url, storeName, price }) => ({ url, storeName, price })),
  ...(item.kind !== 'product' && { title: item.title }),
  ...(item.kind === 'external' && {
    storeName: item.storeName ?? '',
    price: item.price,
    ...(item.url !== null && { url: item.url }),
  }),
});

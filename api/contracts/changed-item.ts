import { type Money, typedAmount } from '#rules/money.ts';
import { changedFields, readKnownValues } from './changed-fields.ts';
import type { FormFields } from './form-fields.ts';

/** The other fields are marks: two people who both change one mean the same. */
export const guardedOfItem = [
  'title',
  'note',
  'url',
  'storeName',
  'price',
  'imgUrl',
  'offers',
  'size',
  'color',
  'quantity',
  'categoryId',
] as const;

/**
 * The body of `changeItem` from the fields of a form: the item editor, which has all of them, or a form with a few. Text that is not a
 * number stays NaN, so that the server names the field.
 */
export function changedItem(fields: FormFields): object {
  const texts = fields.texts();
  const has = (name: string) => name in texts;
  const text = (name: string) => (has(name) ? { [name]: texts[name] } : {});
  // A checkbox follows a hidden field of the same name, which is sent when it is not checked.
  const yesOrNo = (name: string) => (texts[name] ? { [name]: fields.all(name).at(-1) === 'true' } : {});
  const typed = {
    ...text('title'),
    ...text('note'),
    ...(texts.url && { url: texts.url }),
    ...text('storeName'),
    ...text('size'),
    ...text('color'),
    ...(texts.quantity && { quantity: Number(texts.quantity) }),
    ...(texts.categoryId && { categoryId: Number(texts.categoryId) }),
    ...(has('price') && { price: typedPrice(texts.price, texts.currency) }),
    ...(texts.imgUrl && { imgUrl: texts.imgUrl }),
    ...yesOrNo('mustHave'),
    ...yesOrNo('secondHandWelcome'),
    ...(texts.offersShown && { offers: typedOffers(fields) }),
    ...(texts.removed && { removed: false }),
    ...(texts.evenIfTaken && { evenIfTaken: true }),
  };
  return changedFields(typed, readKnownValues(fields), guardedOfItem);
}

const typedPrice = (price = '', chosen?: string): Money | null => {
  const currency = chosen || 'USD';
  const amount = typedAmount(price, currency);
  return amount === undefined ? null : { amount, currency };
};

/** One row of fields per store; a row without a link is ignored. */
function typedOffers(fields: FormFields): object[] {
  const [urls, stores, prices] = [fields.all('offerUrl'), fields.all('offerStore'), fields.all('offerPrice')];
  const currencies = fields.all('offerCurrency');
  const usual = fields.text('currency');
  return urls.flatMap((url, index) =>
    url.trim() === ''
      ? []
      : [
          {
            url: url.trim(),
            storeName: stores[index]?.trim() ?? '',
            price: typedPrice(prices[index], currencies[index] || usual),
          },
        ],
  );
}

/** The body of `changeItems` from a form of the organizing page: what to do with the chosen items. */
export function arrangedItems(fields: FormFields): object {
  const itemIds = fields.all('item');
  const evenIfTaken = fields.isChecked('evenIfTaken');
  const act = fields.text('act');
  const changes = (change: object) => ({ changes: itemIds.map((id) => ({ id, ...change })), evenIfTaken });
  if (act === 'remove') return changes({ removed: true });
  if (act === 'put-back') return changes({ removed: false });
  if (act === 'must-have') return changes({ mustHave: true });
  if (act === 'no-must-have') return changes({ mustHave: false });
  if (act === 'quantity') return changes({ quantity: fields.number('quantity') });
  const before = fields.textOrNull('before');
  return { moves: [{ itemIds, categoryId: fields.number('categoryId'), before }] };
}

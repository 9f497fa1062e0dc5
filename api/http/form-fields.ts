/** A text as it was typed: forms send line breaks as two characters, calls as one. */
export const typedText = (fields: Record<string, string>, name: string): string =>
  (fields[name] ?? '').replaceAll('\r\n', '\n');

/** A number that was chosen; null when there is none, so that the field is named and not its type. */
export const chosenNumber = (fields: Record<string, string>, name: string): number | null =>
  fields[name] === undefined || fields[name] === '' ? null : Number(fields[name]);

/**
 * Where a form on a product's pages leads after success: the page that it names, with what was done in the query. Only pages of
 * products; anything else a form names leads to the shop, so that no form can send somebody elsewhere.
 */
export function productPageAfter(fields: Record<string, string>, done: string): string {
  const path = /^\/gp\/[a-z0-9-]{1,100}\/\d{1,10}(\/[a-z0-9-]{1,40}){0,3}/.exec(fields.next ?? fields.page ?? '')?.[0];
  return path === undefined ? '/store' : `${path}?done=${done}`;
}

// A variant is named by the values of its options: "Sage, Large".

/** @param options of a product row, as JSON; null where there is no product. */
export function variantText(options: string | null): string | null {
  const values = options === null ? [] : Object.values(JSON.parse(options) as Record<string, string>);
  return values.length === 0 ? null : values.join(', ');
}

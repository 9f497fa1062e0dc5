// A GTIN has 8, 12, 13 or 14 digits, and its last digit makes the weighted sum (3, 1, 3, ... from the right) a multiple of ten.

const LENGTHS = new Set([8, 12, 13, 14]);

/** The digits when `text` is a real GTIN, else null. Padding zeros of a 14-digit form are kept as written. */
export function readGtin(text: string): string | null {
  const digits = text.replace(/^(?:gtin|ean|upc|isbn|urn:gtin:)?[-:\s]*/i, '').replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !LENGTHS.has(digits.length) || /^0+$/.test(digits)) return null;
  let sum = 0;
  for (let i = 1; i < digits.length; i++) sum += Number(digits[digits.length - 1 - i]) * (i % 2 === 1 ? 3 : 1);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1)) ? digits : null;
}

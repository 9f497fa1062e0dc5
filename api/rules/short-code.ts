// A short code is one letter and exactly three digits, in any case, with spaces around it forgiven.

/** The code as stored ("b042" is "B042"), or null when the text is a search term. */
export function parseShortCode(text: string): string | null {
  const trimmed = text.trim();
  return /^[a-z]\d{3}$/i.test(trimmed) ? trimmed.toUpperCase() : null;
}

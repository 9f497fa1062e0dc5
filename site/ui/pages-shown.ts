/** First, last, and the pages beside the current one; null is a gap. A gap never replaces a single page. */
export function pagesShown(current: number, total: number): (number | null)[] {
  const wanted = [...new Set([1, current - 1, current, current + 1, total])]
    .filter((page) => page >= 1 && page <= total)
    .sort((a, b) => a - b);
  return wanted.flatMap((page, index) => {
    const before = wanted[index - 1] ?? 0;
    if (page - before === 2) return [before + 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}

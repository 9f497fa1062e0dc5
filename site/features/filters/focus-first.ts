/** Focuses the first of them that is there and to be seen at this width. */
export function focusFirst(root: HTMLElement, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const element = root.querySelector<HTMLElement>(selector);
    element?.focus({ preventScroll: true });
    if (element !== null && element === document.activeElement) return;
  }
}

/** When what was just changed can be seen; soon, where nobody looks. Work that nobody sees comes after the answer to a touch. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const unseen = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(unseen);
      setTimeout(resolve);
    });
  });

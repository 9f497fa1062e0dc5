interface Picture {
  url: string;
  alt: string;
}

/** Puts other pictures into the gallery, into the same frames: nothing moves, and the old one stays until the new one is there. */
export function showPictures(root: ParentNode, pictures: readonly Picture[]): void {
  const slides = root.querySelector<HTMLElement>('[data-slides]');
  const thumbs = root.querySelector<HTMLElement>('[data-thumbs]');
  if (slides === null || thumbs === null) return;
  for (const list of [slides, thumbs]) {
    while (list.children.length > pictures.length) list.lastElementChild!.remove();
    while (list.children.length < pictures.length) list.append(list.lastElementChild!.cloneNode(true));
  }
  pictures.forEach(({ url, alt }, index) => {
    const at = index + 1;
    const slide = slides.children[index]!;
    slide.id = `picture-${at}`;
    const big = slide.querySelector('a')!;
    big.href = url;
    big.ariaLabel = `Picture ${at} of ${pictures.length}, larger: ${alt}`;
    Object.assign(slide.querySelector('img')!, { src: url, alt });
    const thumb = thumbs.children[index]!.querySelector('a')!;
    thumb.href = `#picture-${at}`;
    thumb.ariaLabel = `Picture ${at} of ${pictures.length}`;
    thumb.querySelector('img')!.src = url;
  });
  slides.scrollLeft = 0;
  thumbs.hidden = pictures.length < 2;
  slides.dispatchEvent(new Event('pictures-changed', { bubbles: true }));
}

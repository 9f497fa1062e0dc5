/** `make('p', 'text-sm', 'Hello')`: words are always text, so nothing that somebody typed can become a tag. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...children.filter((child) => child !== null));
  return element;
}

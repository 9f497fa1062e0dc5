import { make } from '#site/ui/make-element.ts';
import { fetchSuggestions } from './fetch-suggestions.ts';
import { createSearchBox, type SearchBoxOutside, type SearchBoxStore } from './search-box-store.ts';
import { sessionHistory } from './search-history.ts';

const browser: SearchBoxOutside = {
  suggest: fetchSuggestions,
  go: (path) => location.assign(path),
  history: sessionHistory(),
};

const listClass =
  'absolute inset-x-0 top-full z-30 mt-2 max-h-[60dvh] overflow-y-auto rounded-card border border-line bg-raised py-2 shadow-lifted';
const optionClass = 'flex min-h-11 cursor-pointer items-center px-5 aria-selected:bg-sunken';

interface Start {
  /** What stood in the field when this was asked for; what was typed since counts as typed. */
  before: string;
  /** For tests; a browser asks the API and goes to the address. */
  outside?: SearchBoxOutside;
}

/** Makes the form inside `root` offer suggestions: the store decides, this paints and listens. @returns how to stop. */
export function offerSuggestions(root: HTMLElement, { before, outside = browser }: Start): () => void {
  const form = root.querySelector('form')!;
  const field = form.querySelector('input')!;
  const box = createSearchBox(outside);
  const list = make('ul', listClass);
  const status = make('p', 'sr-only');
  const stopping = new AbortController();
  const { signal } = stopping;

  list.id = `${field.id}-suggestions`;
  list.role = 'listbox';
  list.ariaLabel = 'Suggestions';
  list.hidden = true;
  list.dataset.appear = '';
  status.role = 'status';
  form.append(list, status);
  field.setAttribute('aria-controls', list.id);
  if (field.value === before) box.adopt(before);
  else box.type(field.value);

  field.addEventListener('input', () => box.type(field.value), { signal });
  field.addEventListener('keydown', (event) => onKey(event, box), { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      box.submit();
    },
    { signal },
  );
  // A press on an option leaves the focus in the field.
  list.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  list.addEventListener('pointermove', (event) => box.point(indexOf(event)), { signal });
  list.addEventListener('pointerleave', () => box.point(-1), { signal });
  list.addEventListener('click', (event) => indexOf(event) >= 0 && box.choose(indexOf(event)), { signal });
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget && !root.contains(relatedTarget as Node) && box.close(),
    { signal },
  );
  document.addEventListener('pointerdown', ({ target }) => !root.contains(target as Node) && box.close(), { signal });

  const indexOf = ({ target }: Event): number =>
    [...list.children].indexOf((target as Element).closest('[role=option]') as Element);

  let shown: readonly string[] = [];
  const stopPainting = box.$box.subscribe(({ text, suggestions, highlighted, isOpen }) => {
    if (field.value !== text) field.value = text;
    if (shown !== suggestions) list.replaceChildren(...suggestions.map((term, at) => optionOf(list.id, term, at)));
    shown = suggestions;
    list.hidden = !isOpen;
    field.ariaExpanded = String(isOpen);
    for (const [at, option] of [...list.children].entries()) option.ariaSelected = String(at === highlighted);
    const active = isOpen ? list.children[highlighted] : undefined;
    if (active) field.setAttribute('aria-activedescendant', active.id);
    else field.removeAttribute('aria-activedescendant');
    active?.scrollIntoView?.({ block: 'nearest' });
    const words = isOpen ? countWords(suggestions.length) : '';
    if (status.textContent !== words) status.textContent = words;
  });

  return () => {
    stopping.abort();
    stopPainting();
    box.close();
    list.remove();
    status.remove();
  };
}

function onKey(event: KeyboardEvent, box: SearchBoxStore): void {
  // An input method's own list uses the same keys.
  if (event.isComposing) return;
  const act = keys[event.key];
  if (act === undefined || (event.key === 'Escape' && box.$box.get().text === '')) return;
  event.preventDefault();
  act(box);
}

const keys: Record<string, (box: SearchBoxStore) => void> = {
  ArrowDown: (box) => box.move(1),
  ArrowUp: (box) => box.move(-1),
  Enter: (box) => box.submit(),
  Escape: (box) => box.escape(),
};

function optionOf(listId: string, term: string, at: number): HTMLLIElement {
  const option = make('li', optionClass, term);
  option.id = `${listId}-${at}`;
  option.role = 'option';
  return option;
}

const countWords = (count: number) =>
  `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the up and down arrows.`;

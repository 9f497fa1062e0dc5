type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keys that an input does nothing with by itself, but an island may: lists, menus, panels. */
const islandKeys = new Set([
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Escape',
  'Home',
  'End',
  'PageDown',
  'PageUp',
]);

export interface HeldEvents {
  /** Takes the waiting look off, so that the HTML is as the server wrote it. */
  quiet(): void;
  /** Does again, in order, what was done. */
  replay(): void;
  /** Does what the HTML alone can: follows the link, sends the form. @returns whether there was anything it could do. */
  letGo(): boolean;
}

/**
 * Keeps what a visitor does inside `element` until its island lives. Clicks are held back (one per control: an impatient
 * finger means it once); typing goes on in the field and is only said again. Inside `data-native`, clicks pass untouched.
 */
export function holdEvents(element: HTMLElement, { onFirst }: { onFirst: () => void }): HeldEvents {
  const clicked = new Set<HTMLElement>();
  const keys: { target: HTMLElement; init: KeyboardEventInit }[] = [];
  const changed = new Set<Control>();
  let isHolding = true;
  let hasStarted = false;

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    onFirst();
  };

  const listeners: Record<string, (event: Event) => void> = {
    pointerdown: start,
    focusin: start,
    click(event) {
      const target = event.target as HTMLElement;
      const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
      if (!isHolding || metaKey || ctrlKey || shiftKey || target.closest('[data-native]')) return;
      event.preventDefault();
      event.stopPropagation();
      const control = target.closest<HTMLElement>('a,button,input,label,summary,[role]') ?? target;
      clicked.add(control);
      control.dataset.touched = '';
      start();
    },
    keydown(event) {
      const { key, code, shiftKey, altKey, target } = event as KeyboardEvent;
      if (isHolding && islandKeys.has(key)) {
        const init = { key, code, shiftKey, altKey, bubbles: true, cancelable: true };
        keys.push({ target: target as HTMLElement, init });
      }
      start();
    },
    input: (event) => void changed.add(event.target as Control),
    change: (event) => void changed.add(event.target as Control),
  };
  for (const [type, listen] of Object.entries(listeners)) element.addEventListener(type, listen, true);

  const release = () => {
    isHolding = false;
    for (const [type, listen] of Object.entries(listeners)) element.removeEventListener(type, listen, true);
  };
  const quiet = () => {
    for (const control of clicked) delete control.dataset.touched;
  };

  return {
    quiet,
    replay() {
      if (!isHolding) return;
      release();
      // React hydrates in its own time, but at once for an event that can't wait; this one has no meaning of its own.
      element.firstElementChild?.dispatchEvent(new Event('touchcancel', { bubbles: true }));
      const { activeElement } = document;
      if (activeElement && element.contains(activeElement)) {
        activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      }
      for (const control of changed) sayAgain(control);
      for (const { target, init } of keys) target.dispatchEvent(new KeyboardEvent('keydown', init));
      for (const control of clicked) if (control.isConnected) control.click();
    },
    letGo() {
      if (!isHolding) return false;
      release();
      quiet();
      const native = [...clicked].filter(worksAlone);
      for (const control of native) control.click();
      return native.length > 0 || clicked.size === 0;
    },
  };
}

function worksAlone(control: HTMLElement): boolean {
  if (control.closest('a[href],summary,label,input')) return true;
  const button = control.closest('button');
  return (
    button !== null &&
    (button.matches('[popovertarget],[commandfor]') || (button.type === 'submit' && button.form !== null))
  );
}

/**
 * React compares with the value it remembers, which at hydration is what was typed already, and would stay silent. So the
 * field goes back to its first value through React's own setter, and forward again behind its back.
 */
function sayAgain(control: Control): void {
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  const typed = control.value;
  const [start, end] = [control.selectionStart, control.selectionEnd];
  control.value = typed === control.defaultValue ? '' : control.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, typed);
  if (start !== null) control.setSelectionRange(start, end);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

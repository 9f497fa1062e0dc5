type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface ControlState {
  value: string;
  checked: boolean;
}

/** Keys that do nothing in a plain input, but may do something in an island: lists, menus, panels. */
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

export interface EarlyEvents {
  /** Removes the waiting look, so that React finds the HTML as the server wrote it. */
  clearMarks(): void;
  /** Replays, in order, what the visitor did. */
  replay(): void;
  /**
   * Leaves the element to its HTML: follows the link, or sends the form that was tapped. `onDeadControl` is called for other taps and
   * changed fields, which need the script, both those before this call and those after it.
   */
  fallBackToHtml(onDeadControl?: () => void): void;
  /** Whether something was typed or chosen that a reload would lose. */
  hasInput(): boolean;
}

/**
 * Captures what a visitor does inside `element` until its island is hydrated. Clicks are held back (one per control: an impatient finger
 * means it once; a control with `data-repeats` counts each). Typing goes on in the field and is only replayed as an event, as is the
 * position of the mouse. Inside `data-native`, clicks pass untouched.
 */
export function captureEarlyEvents(element: HTMLElement, { onFirst }: { onFirst: () => void }): EarlyEvents {
  const clicked: HTMLElement[] = [];
  const keys: { target: HTMLElement; init: KeyboardEventInit }[] = [];
  /** With the visitor's value: rendering may reset the control before the change is repeated. */
  const changed = new Map<Control, ControlState>();
  const noteChange = ({ target }: Event) => {
    const control = target as Control;
    changed.set(control, { value: control.value, checked: control instanceof HTMLInputElement && control.checked });
  };
  /** The element under the mouse. */
  let hovered: Element | null = null;
  let isCapturing = true;
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
      if (!isCapturing || metaKey || ctrlKey || shiftKey || target.closest('[data-native]')) return;
      const control = target.closest<HTMLElement>('a,button,input,label,summary,[role]') ?? target;
      // A browser checks a box and opens a <details> by itself; React reads the state when it hydrates.
      if (control.matches('input,label,summary,[popovertarget]')) return void start();
      event.preventDefault();
      event.stopPropagation();
      if (!clicked.includes(control) || control.dataset.repeats !== undefined) clicked.push(control);
      control.dataset.touched = '';
      start();
    },
    keydown(event) {
      const { key, code, shiftKey, altKey, target } = event as KeyboardEvent;
      if (isCapturing && islandKeys.has(key)) {
        const init = { key, code, shiftKey, altKey, bubbles: true, cancelable: true };
        keys.push({ target: target as HTMLElement, init });
      }
      start();
    },
    pointerover(event) {
      if ((event as PointerEvent).pointerType === 'mouse') hovered = event.target as Element;
    },
    pointerleave({ target }) {
      if (target === element) hovered = null;
    },
    input: noteChange,
    change: noteChange,
  };
  for (const [type, listen] of Object.entries(listeners)) element.addEventListener(type, listen, true);

  const release = () => {
    isCapturing = false;
    for (const [type, listen] of Object.entries(listeners)) element.removeEventListener(type, listen, true);
  };
  const clearMarks = () => {
    for (const control of clicked) delete control.dataset.touched;
  };

  return {
    clearMarks,
    replay() {
      if (!isCapturing) return;
      release();
      // React hydrates when it has time, but at once for an event that can't wait; this event has no other effect.
      element.firstElementChild?.dispatchEvent(new Event('touchcancel', { bubbles: true }));
      const { activeElement } = document;
      if (activeElement && element.contains(activeElement)) {
        activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      }
      // React detects entering by this event with no related target; a mouse at rest would send nothing more.
      hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
      for (const [control, state] of changed) repeatChange(control, state);
      for (const { target, init } of keys) target.dispatchEvent(new KeyboardEvent('keydown', init));
      void clickInTurn(clicked);
    },
    fallBackToHtml(onDeadControl = () => undefined) {
      if (!isCapturing) return;
      release();
      clearMarks();
      element.addEventListener('change', ({ target }) => {
        if (isDeadField(target as Control)) onDeadControl();
      });
      element.addEventListener('click', ({ target }) => {
        if (isDeadButton(target as HTMLElement)) onDeadControl();
      });
      const native = clicked.filter(worksAlone);
      const isStuck = clicked.length > 0 || [...changed.keys()].some(isDeadField);
      if (native.length === 0 && isStuck) onDeadControl();
      for (const control of native) control.click();
    },
    hasInput: () => changed.size > 0,
  };
}

/** One task per click: the result of a press is rendered, and known to the handlers, before the next one. */
async function clickInTurn(controls: readonly HTMLElement[]): Promise<void> {
  for (const control of controls) {
    if (control.isConnected) control.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** A field without a form that can be submitted by hand. */
const isDeadField = ({ form }: Control): boolean => form?.querySelector('button[type=submit]') == null;

const isDeadButton = (target: HTMLElement): boolean => {
  const button = target.closest<HTMLElement>('button,[role=button]');
  return button !== null && !button.matches('[popovertarget]') && !worksAlone(button);
};

function worksAlone(control: HTMLElement): boolean {
  if (control.closest('a[href]')) return true;
  const button = control.closest('button');
  return button !== null && (button.matches('[commandfor]') || (button.type === 'submit' && button.form !== null));
}

/**
 * React compares with the value it remembers. At hydration that is the typed value, so it would fire no change. So the field is set to its
 * first value through React's own setter, and then to the typed one without React noticing.
 */
function repeatChange(control: Control, { value: typed, checked }: ControlState): void {
  if (control instanceof HTMLSelectElement) {
    control.value = typed;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    repeatCheck(control, checked);
    return;
  }
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  const [start, end] = [control.selectionStart, control.selectionEnd];
  control.value = typed === control.defaultValue ? '' : control.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, typed);
  if (start !== null) control.setSelectionRange(start, end);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** React listens to the click of a checkbox, and a click toggles it: so it is first set back through React's own setter. */
function repeatCheck(control: HTMLInputElement, wanted: boolean): void {
  if (control.type === 'radio' && !wanted) return;
  control.checked = !wanted;
  control.click();
}

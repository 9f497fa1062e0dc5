import { flushSync } from 'react-dom';
import { typeInto } from '#site/ui/type-into.ts';
import type { KeptField } from './kept-edits.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const neverKept = new Set(['fieldset', 'hidden', 'password', 'file', 'submit', 'button', 'image', 'reset']);

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (control): control is Control =>
      'name' in control && control.name !== '' && !neverKept.has((control as Control).type),
  );

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const valueNow = (control: Control) => (isBox(control) ? control.checked : control.value);

/** The value of each control that is saved: React also writes what is typed into a controlled input to its `defaultValue`. */
const savedValues = new WeakMap<Control, string | boolean>();

function savedValueOf(control: Control): string | boolean {
  const saved = savedValues.get(control) ?? renderedValueOf(control);
  savedValues.set(control, saved);
  return saved;
}

/** As the server or React has rendered it. Somebody may have typed into it since. */
function renderedValueOf(control: Control): string | boolean {
  if (isBox(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? control.value;
}

/** To be called before anything is typed: of each control that is new, its value is the one that is saved. */
export const rememberSaved = (form: HTMLFormElement): void => controlsOf(form).forEach(savedValueOf);

const valuesNow = (form: HTMLFormElement) =>
  controlsOf(form).map((control): [Control, string | boolean] => [control, valueNow(control)]);

/** @returns makes the values that the controls have now the saved ones */
export function captureSaved(form: HTMLFormElement): () => void {
  const values = valuesNow(form);
  return () => values.forEach(([control, value]) => void savedValues.set(control, value));
}

/** @returns gives the controls the values again that they have now */
export function captureValues(form: HTMLFormElement): () => void {
  const values = valuesNow(form);
  return () => {
    // A radio button that was reset is checked again by React's next update, unless it was unchecked itself.
    for (const [control, value] of values)
      if (isBox(control) && control.type === 'radio' && value === false) control.checked = false;
    for (const [control, value] of values) setValue(control, value);
  };
}

/** What a person typed and chose; no password, no file. */
export const fieldsOf = (form: HTMLFormElement): KeptField[] =>
  controlsOf(form).map((control) => [keptName(control), valueNow(control)]);

/** Several boxes have the same name and differ by value. */
const keptName = (control: Control) => (isBox(control) ? `${control.name}=${control.value}` : control.name);

export const isAsSaved = (form: HTMLFormElement): boolean =>
  controlsOf(form).every((control) => valueNow(control) === savedValueOf(control));

/** Fields of the same name are told apart by their order. A field that somebody has already typed into stays as it is. */
export function putBack(form: HTMLFormElement, fields: readonly KeptField[]): void {
  const kept = new Map<string, (string | boolean)[]>();
  for (const [name, value] of fields) kept.set(name, [...(kept.get(name) ?? []), value]);
  addMissing(form, kept);
  const seen = new Map<string, number>();
  for (const control of controlsOf(form)) {
    const name = keptName(control);
    const index = seen.get(name) ?? 0;
    seen.set(name, index + 1);
    const value = kept.get(name)?.[index];
    if (value !== undefined && valueNow(control) === savedValueOf(control)) setValue(control, value);
  }
}

/** Presses the button that adds a field (`data-adds`), where there were more of them. */
function addMissing(form: HTMLFormElement, kept: ReadonlyMap<string, readonly unknown[]>): void {
  for (const { dataset } of form.querySelectorAll<HTMLElement>('button[data-adds]')) {
    const name = dataset.adds!;
    const count = () => controlsOf(form).filter((control) => control.name === name).length;
    for (let missing = (kept.get(name)?.length ?? 0) - count(); missing > 0; missing -= 1)
      flushSync(() => form.querySelector<HTMLElement>(`button[data-adds="${name}"]`)?.click());
  }
}

export function putSaved(form: HTMLFormElement): void {
  // A radio button that is to be unchecked is so by checking another.
  for (const control of controlsOf(form)) setValue(control, savedValueOf(control));
}

/** As if it was typed or pressed, so that the component of the field knows. */
function setValue(control: Control, value: string | boolean): void {
  if (valueNow(control) === value) return;
  if (typeof value === 'boolean') {
    if (value || control.type === 'checkbox') control.click();
    return;
  }
  // A choice that is not there anymore.
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) return;
  typeInto(control, value);
}

/** How a control's text becomes a field of the body, said on the control: `data-as="number"`, `data-as="cents"`, `data-as="flag"` ("true"); a checkbox is a boolean. */
export type FieldAs = 'text' | 'number' | 'cents' | 'nullable' | 'flag';

export interface FormControl {
  name: string;
  value: string;
  as: FieldAs;
  /** Only for checkboxes. */
  isChecked?: boolean;
}

/** Body of a call from the controls of a form. A name with a dot makes a nested object: `price.amount`. */
export function bodyOf(controls: readonly FormControl[]): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const control of controls) put(body, control.name.split('.'), bodyValue(control));
  return body;
}

function bodyValue({ value, as, isChecked }: FormControl): unknown {
  if (isChecked !== undefined) return isChecked;
  const text = value.trim();
  if (as === 'number') return text === '' ? undefined : Number(text);
  if (as === 'flag') return text === 'true';
  if (as === 'cents') return centsOf(text);
  if (as === 'nullable') return text === '' ? null : text;
  return value;
}

/** "45", "45.9", "1,045.90" and "$45" as cents; undefined for nothing; NaN stays NaN, so that the server names the field. */
export function centsOf(text: string): number | undefined {
  const plain = text.replace(/[^\d.,-]/g, '');
  if (plain === '') return undefined;
  const normal = /,\d{1,2}$/.test(plain) ? plain.replace(/\./g, '').replace(',', '.') : plain.replace(/,/g, '');
  return Math.round(Number(normal) * 100);
}

function put(target: Record<string, unknown>, [head, ...rest]: string[], value: unknown): void {
  if (head === undefined || value === undefined) return;
  if (rest.length === 0) {
    target[head] = value;
    return;
  }
  const inner = (target[head] ?? {}) as Record<string, unknown>;
  target[head] = inner;
  put(inner, rest, value);
}

/** "/{registry.slug}" filled from the answer of a call; what is missing makes it null, so that nobody is sent to a hole. */
export function fillAddress(pattern: string, answer: unknown): string | null {
  let isWhole = true;
  const address = pattern.replace(/\{([\w.]+)\}/g, (_, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], answer);
    if (typeof value !== 'string' && typeof value !== 'number') isWhole = false;
    return encodeURIComponent(String(value));
  });
  return isWhole ? address : null;
}

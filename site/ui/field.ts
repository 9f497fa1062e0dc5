/** What every labelled control takes, in pages and in islands. */
export interface FieldProps {
  /** Also the id, unless one is given: two forms of a page that share a name give their own. */
  name: string;
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  /** What is wrong and what would be right; its presence marks the control invalid. */
  error?: string | undefined;
  optional?: boolean | undefined;
  /** `false` for one of several of which any will do: nothing is said beside it. Usually what is not optional. */
  required?: boolean | undefined;
  hideLabel?: boolean | undefined;
}

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** The ids that describe a control, error first, as a screen reader should say them; undefined when there are none. */
export function describedBy(id: string, field: { hint?: string | undefined; error?: string | undefined }) {
  const ids = [field.error && errorId(id), field.hint && hintId(id)].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The attributes that say the same for every kind of control. */
export function controlAttributes(field: FieldProps) {
  const id = field.id ?? field.name;
  return {
    id,
    name: field.name,
    required: field.required ?? !field.optional,
    'aria-describedby': describedBy(id, field),
    'aria-invalid': field.error ? ('true' as const) : undefined,
  };
}

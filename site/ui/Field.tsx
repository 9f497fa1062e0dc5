import { createContext, type ReactNode, use } from 'react';
import { Icon } from './Icon.tsx';

/** Props of every labelled control. */
export interface FieldProps {
  /** Also the id, unless one is given: if two forms of a page share a name, each passes its own id. */
  name: string;
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  /** What is wrong and what would be right; marks the control invalid. If absent, the message of the form around it is shown. */
  error?: string | undefined;
  optional?: boolean | undefined;
  /** `false` for a control that is one of several alternatives. By default, a control that is not optional is required. */
  required?: boolean | undefined;
  hideLabel?: boolean | undefined;
  /** Which one it is, from 0, where a form has several controls of this name. */
  index?: number | undefined;
}

/** Values of a form as they were posted, by name: one that was posted several times has all of them. */
export type Typed = Readonly<Record<string, string | readonly string[]>>;

interface FormState {
  errors: Readonly<Record<string, string>>;
  /** Of a form that was refused without script; null in any other. */
  typed: Typed | null;
  /** The control that takes the focus when the page is loaded. */
  focused?: string | undefined;
}

/** What the form around a control knows about it, by name: why it was refused, and what was typed (`forms/Form.tsx`). */
export const FormState = createContext<FormState>({ errors: {}, typed: null });

/** The values of a name, in their order. */
export const typedValues = (typed: Typed, name: string): readonly string[] =>
  Object.hasOwn(typed, name) ? [typed[name]!].flat() : [];

/**
 * The values that were posted under a name, none for a box that was not checked; null where no form was refused. A control shows them
 * again, because it is saved as it is shown.
 */
export function useTyped(name: string): readonly string[] | null {
  const { typed } = use(FormState);
  return typed && typedValues(typed, name);
}

/** The rows of fields that were posted, as many as the first name has values; null where no form was refused. */
export function useTypedRows<Name extends string>(first: Name, ...others: Name[]): Record<Name, string>[] | null {
  const { typed } = use(FormState);
  if (typed === null) return null;
  const row = (index: number) => [first, ...others].map((name) => [name, typedValues(typed, name)[index] ?? '']);
  return typedValues(typed, first).map((_, index) => Object.fromEntries(row(index)));
}

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** The ids that describe a control, error first, in the order for a screen reader; undefined when there are none. */
export function describedBy(id: string, field: { hint?: string | undefined; error?: string | undefined }) {
  const ids = [field.error && errorId(id), field.hint && hintId(id)].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Separates the props of label and messages from those of the control itself. */
export function useField<P extends FieldProps>(props: P) {
  const { name, label, hint, optional, hideLabel, required, error: ownError, index, ...rest } = props;
  const id = props.id ?? name;
  const { errors, focused } = use(FormState);
  const typed = useTyped(name)?.at(index ?? -1);
  const error = errors[name] ?? ownError;
  const control = {
    // A control whose value its component keeps has what was typed from there.
    ...(typed !== undefined && !('value' in props) && { defaultValue: typed }),
    ...(focused === name && !index && { autoFocus: true }),
    id,
    name,
    required: required ?? !optional,
    'aria-describedby': describedBy(id, { hint, error }),
    'aria-invalid': error ? true : undefined,
  };
  return { field: { id, label, hint, error, optional, hideLabel }, control, rest };
}

export const labelClass = 'text-sm font-semibold text-ink';
export const hintClass = 'text-sm text-ink-soft';
const errorClass = 'flex items-start gap-1.5 whitespace-pre-line text-sm font-medium text-danger wrap-anywhere';

export const controlClass =
  'block w-full rounded-md border border-line-strong bg-raised text-ink text-base transition-colors ' +
  'hover:border-ink-soft aria-invalid:border-danger aria-invalid:border-2 ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint';

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={errorId(id)} className={errorClass}>
      <Icon name="alert" className="mt-0.5 size-4.5" />
      {children}
    </p>
  );
}

interface Props extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'optional' | 'hideLabel'> {
  id: string;
  children: ReactNode;
}

/** Label, hint and error around one control. */
export function Field({ id, label, hint, error, optional = false, hideLabel = false, children }: Props) {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : labelClass}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId(id)} className={hintClass}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

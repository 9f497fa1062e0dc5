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
}

interface FormState extends Record<'errors' | 'typed', Readonly<Record<string, string>>> {
  /** The control that takes the focus when the page is loaded. */
  focused?: string | undefined;
}

/** What the form around a control knows about it, by name: why it was refused, and the value typed before (`forms/Form.tsx`). */
export const FormState = createContext<FormState>({ errors: {}, typed: {} });

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** The ids that describe a control, error first, in the order for a screen reader; undefined when there are none. */
export function describedBy(id: string, field: { hint?: string | undefined; error?: string | undefined }) {
  const ids = [field.error && errorId(id), field.hint && hintId(id)].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Separates the props of label and messages from those of the control itself. */
export function useField<P extends FieldProps>(props: P) {
  const { name, label, hint, optional, hideLabel, required, error: ownError, ...rest } = props;
  const id = props.id ?? name;
  const { errors, typed, focused } = use(FormState);
  const error = errors[name] ?? ownError;
  const control = {
    // A control whose value its component keeps has what was typed from there.
    ...(typed[name] !== undefined && !('value' in props) && { defaultValue: typed[name] }),
    ...(focused === name && { autoFocus: true }),
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

import type { ComponentPropsWithRef } from 'react';
import { controlClass, Field, type FieldProps, useField } from './Field.tsx';
import { useTypedBefore } from './use-typed-before.ts';

type Own = keyof FieldProps | 'className';

export const inputClass = `${controlClass} min-h-12 px-4 read-only:bg-sunken`;

/** A labelled input of any type; `type` decides its keyboard, its picker and whether the typed text is readable. */
export function TextInput({ type = 'text', ...props }: FieldProps & Omit<ComponentPropsWithRef<'input'>, Own>) {
  const { field, control, rest } = useField(props);
  return (
    <Field {...field}>
      <input type={type} className={inputClass} {...rest} {...control} />
    </Field>
  );
}

type SomeProps<Known extends string> = Omit<Parameters<typeof TextInput>[0], Known>;

/** An email address; the label says whose. */
export function EmailInput(props: Partial<SomeProps<'type'>>) {
  return <TextInput name="email" label="Email" type="email" autoComplete="email" maxLength={254} {...props} />;
}

/** A current or a new password. */
interface PasswordProps {
  isNew?: boolean;
  label?: string;
  /** For pages with several. */
  id?: string;
}

export function PasswordInput({ isNew = false, label = 'Password', id }: PasswordProps) {
  const forNew = {
    hint: 'At least 10 characters. Three or four words are easy to remember.',
    autoComplete: 'new-password',
    minLength: 10,
  };
  const known = isNew ? forNew : { autoComplete: 'current-password' };
  return <TextInput name="password" label={label} type="password" maxLength={200} {...(id && { id })} {...known} />;
}

export function Textarea(props: FieldProps & Omit<ComponentPropsWithRef<'textarea'>, Own>) {
  const { field, control, rest } = useField(props);
  useTypedBefore(control.id);
  return (
    <Field {...field}>
      <textarea
        className={`${controlClass} min-h-28 px-4 py-3 field-sizing-content read-only:bg-sunken`}
        {...rest}
        {...control}
      />
    </Field>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { controlClass, Field, type FieldProps, useField } from './Field.tsx';

type Own = keyof FieldProps | 'className';

export const inputClass = `${controlClass} min-h-12 px-4 read-only:bg-sunken`;

/** A labelled input of any type; `type` decides its keyboard, its picker and whether what is typed can be read. */
export function TextInput({ type = 'text', ...props }: FieldProps & Omit<ComponentPropsWithRef<'input'>, Own>) {
  const { field, control, rest } = useField(props);
  return (
    <Field {...field}>
      <input type={type} className={inputClass} {...rest} {...control} />
    </Field>
  );
}

export function Textarea(props: FieldProps & Omit<ComponentPropsWithRef<'textarea'>, Own>) {
  const { field, control, rest } = useField(props);
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

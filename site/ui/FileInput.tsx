import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps, useField } from './Field.tsx';

export const fileClass =
  'w-full max-w-full text-sm text-ink-soft file:me-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-line-strong file:bg-raised file:px-4 file:text-sm file:font-semibold file:text-ink';

/** A labelled input for a file of the person's own. */
export function FileInput(
  props: FieldProps & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'className' | 'type'>,
) {
  const { field, control, rest } = useField(props);
  // A page cannot choose a file.
  const { defaultValue: _, ...input } = control;
  return (
    <Field {...field}>
      <input type="file" className={fileClass} {...rest} {...input} />
    </Field>
  );
}

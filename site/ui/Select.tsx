import type { ComponentPropsWithRef } from 'react';
import { controlClass, Field, type FieldProps, useField } from './Field.tsx';
import { Icon } from './Icon.tsx';

interface Props extends FieldProps, Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'className' | 'children'> {
  options: readonly { value: string; label: string }[];
  /** The option that means no choice. */
  placeholder?: string | undefined;
}

export function Select({ options, placeholder, ...props }: Props) {
  const { field, control, rest } = useField(props);
  return (
    <Field {...field}>
      <div className="relative">
        <select className={`${controlClass} min-h-12 appearance-none py-2 ps-4 pe-11`} {...rest} {...control}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon
          name="down"
          className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </Field>
  );
}

import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { errorClass, fieldClass, hintClass, inputClass, labelClass } from '../classes.ts';
import { controlAttributes, errorId, type FieldProps, hintId } from '../field.ts';

function Field({ field, id, children }: { field: FieldProps; id: string; children: ReactNode }) {
  return (
    <div className={fieldClass}>
      <label htmlFor={id} className={field.hideLabel ? 'sr-only' : labelClass}>
        {field.label}
        {field.optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {field.hint && (
        <p id={hintId(id)} className={hintClass}>
          {field.hint}
        </p>
      )}
      {children}
      {field.error && (
        <p id={errorId(id)} className={errorClass}>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} />
          {field.error}
        </p>
      )}
    </div>
  );
}

/** Parts what belongs to label and messages from what belongs to the control itself. */
function split<P extends FieldProps>({ name, id, label, hint, error, optional, hideLabel, ...rest }: P) {
  const field: FieldProps = { name, id, label, hint, error, optional, hideLabel };
  const control = controlAttributes(field);
  return { field, control, rest };
}

type Own = 'className' | 'id' | 'name';

export function TextInput(props: FieldProps & Omit<ComponentPropsWithRef<'input'>, Own>) {
  const { field, control, rest } = split(props);
  return (
    <Field field={field} id={control.id}>
      <input type="text" className={inputClass} {...control} {...rest} />
    </Field>
  );
}

import { type ComponentPropsWithRef, type ReactNode, use } from 'react';
import { describedBy, FieldError, FormState, hintClass, hintId, labelClass, useTyped } from './Field.tsx';

/** A row as tall as a finger. */
export const choiceClass =
  'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-base has-disabled:cursor-not-allowed has-disabled:text-ink-faint';
export const choiceBoxClass = 'mt-0.5 size-5.5 shrink-0';

type BoxProps = ComponentPropsWithRef<'input'> & { type: 'checkbox' | 'radio'; name: string };

/** The input alone. In a form that was refused without script, it is checked if its value was posted. */
export function Box(props: BoxProps) {
  const posted = useTyped(props.name);
  // A box whose state its component keeps has what was posted from there.
  const isKept = posted === null || props.checked !== undefined;
  return <input {...props} {...(!isKept && { defaultChecked: posted.includes(String(props.value ?? 'on')) })} />;
}

interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> {
  name: string;
  label: ReactNode;
  hint?: string | undefined;
}

function Choice({ type, label, hint, ...rest }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={choiceClass}>
      <Box type={type} className={choiceBoxClass} {...rest} />
      <span>
        {label}
        {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}

export const Checkbox = (props: ChoiceProps) => <Choice type="checkbox" {...props} />;
export const Radio = (props: ChoiceProps) => <Choice type="radio" {...props} />;

interface GroupProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/** A question with several answers: `Radio` or `Checkbox` inside. */
export function ChoiceGroup({ id, label, hint, error: ownError, children }: GroupProps) {
  const error = use(FormState).errors[id] ?? ownError;
  return (
    <fieldset id={id} aria-describedby={describedBy(id, { hint, error })}>
      <legend className={`${labelClass} mb-1`}>{label}</legend>
      {hint && (
        <p id={hintId(id)} className={hintClass}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}

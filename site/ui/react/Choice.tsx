import type { ComponentPropsWithRef } from 'react';
import { choiceBoxClass, choiceClass } from '../classes.ts';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> {
  name: string;
  label: string;
  hint?: string | undefined;
}

function Choice({ kind, label, hint, ...rest }: Props & { kind: 'checkbox' | 'radio' }) {
  return (
    <label className={choiceClass}>
      <input type={kind} className={choiceBoxClass} {...rest} />
      <span>
        {label}
        {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}

export const Checkbox = (props: Props) => <Choice kind="checkbox" {...props} />;

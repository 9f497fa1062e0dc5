import { use, useState } from 'react';
import { IconButton } from './Button.tsx';
import { errorId, FieldError, FormState, useTyped } from './Field.tsx';

interface Props {
  name: string;
  /** What is counted: "Quantity of Pebble stroller". */
  label: string;
  /** The initial number. When it changes, the stepper follows: a refused change goes back to it. */
  defaultValue?: number | undefined;
  /** The current number, where the parent keeps it. A typed number is then reported when the input loses the focus. */
  value?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  disabled?: boolean | undefined;
  /** Called after every change, with a whole number within the limits. */
  onChange?: ((value: number) => void) | undefined;
}

/** A number input with two buttons; without script it is the number input alone. */
export function QuantityStepper(props: Props) {
  const { name, label, defaultValue = 1, min = 1, max = 99, disabled, onChange } = props;
  const limit = (wanted: number) => Math.min(max, Math.max(min, Math.round(wanted) || min));
  const { errors, focused } = use(FormState);
  const error = errors[name];
  const posted = useTyped(name)?.at(-1);
  const [own, setOwn] = useState(posted === undefined ? defaultValue : limit(Number(posted)));
  const [known, setKnown] = useState(defaultValue);
  const value = props.value ?? own;
  const isKept = props.value !== undefined;
  /** The text of the input while it differs from the number. */
  const [typed, setTyped] = useState(
    posted ?? (isKept && props.defaultValue !== undefined ? String(defaultValue) : null),
  );
  if (known !== defaultValue) {
    setKnown(defaultValue);
    setOwn(defaultValue);
    setTyped(null);
  }
  const report = (wanted: number) => {
    if (wanted === value) return;
    setOwn(wanted);
    onChange?.(wanted);
  };
  const change = (wanted: number) => {
    setTyped(null);
    report(limit(wanted));
  };
  // Not `disabled` at a limit: a button that leaves the tab order when pressed loses the focus.
  const stepButton = (step: 1 | -1, isAtLimit: boolean) => (
    <IconButton
      icon={step === 1 ? 'add' : 'less'}
      label={`${step === 1 ? 'One more' : 'One less'}: ${label}`}
      className="not-scripted:hidden"
      aria-disabled={isAtLimit || undefined}
      disabled={disabled}
      onClick={() => change(value + step)}
    />
  );
  return (
    <div className="inline-grid gap-1.5">
      <div className="inline-grid grid-cols-[auto_2.5rem_auto] sm:grid-cols-[auto_3.5rem_auto] items-center rounded-full border border-line-strong bg-raised">
        {stepButton(-1, value <= min)}
        <input
          type="number"
          inputMode="numeric"
          className="col-start-2 h-11 w-full bg-transparent text-center text-base font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          {...(focused === name && { autoFocus: true })}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId(name)}
          name={name}
          value={typed ?? value}
          min={min}
          max={max}
          disabled={disabled}
          onChange={({ target }) => {
            setTyped(target.value);
            const number = Number(target.value);
            if (!isKept && target.value !== '' && number === limit(number)) report(number);
          }}
          onBlur={() => typed !== null && change(Number(typed))}
        />
        {stepButton(1, value >= max)}
      </div>
      {error && <FieldError id={name}>{error}</FieldError>}
    </div>
  );
}

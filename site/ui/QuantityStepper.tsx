import { useState } from 'react';
import { IconButton } from './Button.tsx';

interface Props {
  name: string;
  /** What is counted: "Quantity of Pebble stroller". */
  label: string;
  /** To begin with, and again when it changes: a refused change goes back to it. */
  defaultValue?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  disabled?: boolean | undefined;
  /** A whole number within the limits, after every change. */
  onChange?: ((value: number) => void) | undefined;
}

/** A number input with two buttons; without script it is the number input alone. */
export function QuantityStepper({ name, label, defaultValue = 1, min = 1, max = 99, disabled, onChange }: Props) {
  const [text, setText] = useState(String(defaultValue));
  const [value, setValue] = useState(defaultValue);
  const [known, setKnown] = useState(defaultValue);
  if (known !== defaultValue) {
    setKnown(defaultValue);
    setValue(defaultValue);
    setText(String(defaultValue));
  }
  const limit = (wanted: number) => Math.min(max, Math.max(min, Math.round(wanted) || min));
  const report = (wanted: number) => {
    if (wanted === value) return;
    setValue(wanted);
    onChange?.(wanted);
  };
  const change = (wanted: number) => {
    setText(String(limit(wanted)));
    report(limit(wanted));
  };
  // Not `disabled` at a limit: a button that leaves the tab order under the finger loses the focus.
  const stepButton = (step: 1 | -1, isAtLimit: boolean) => (
    <IconButton
      icon={step === 1 ? 'add' : 'less'}
      label={`${step === 1 ? 'One more' : 'One less'}: ${label}`}
      className="hidden scripted:grid"
      aria-disabled={isAtLimit || undefined}
      disabled={disabled}
      onClick={() => change(value + step)}
    />
  );
  return (
    <div className="inline-grid grid-cols-[auto_3.5rem_auto] items-center rounded-full border border-line-strong bg-raised">
      {stepButton(-1, value <= min)}
      <input
        type="number"
        inputMode="numeric"
        className="col-start-2 h-11 w-full bg-transparent text-center text-base font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        aria-label={label}
        name={name}
        value={text}
        min={min}
        max={max}
        disabled={disabled}
        onChange={({ target }) => {
          setText(target.value);
          const typed = Number(target.value);
          if (target.value !== '' && typed === limit(typed)) report(typed);
        }}
        onBlur={() => change(Number(text))}
      />
      {stepButton(1, value >= max)}
    </div>
  );
}

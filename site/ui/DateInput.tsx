import { type ComponentProps, useState } from 'react';
import { useTyped } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** A day, chosen from the browser's own calendar or typed; spelled out below, so that nobody mixes up month and day. */
export function DateInput({ defaultValue, ...props }: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  const posted = useTyped(props.name)?.at(-1);
  const [day, setDay] = useState(posted ?? (typeof defaultValue === 'string' ? defaultValue : ''));
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <TextInput {...props} type="date" defaultValue={defaultValue} onChange={({ target }) => setDay(target.value)} />
      <output htmlFor={props.id ?? props.name} className="block min-h-5 text-sm text-ink-soft">
        {Number.isNaN(instant) ? '' : inWords.format(instant)}
      </output>
    </div>
  );
}

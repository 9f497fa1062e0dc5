import { useState } from 'react';
import { laterPregnancyAge, patientAge } from '#rules/due-dates.ts';
import { TextInput } from '#site/ui/TextInput.tsx';

const adultAge = 18;

/** Shows a note about the typed age, which stays in this component: the input belongs to no form. */
export function AgeNote() {
  const [typed, setTyped] = useState('');
  const age = Number(typed);
  const isPossible = age >= patientAge.min && age <= patientAge.max;
  return (
    <div className="not-scripted:hidden">
      <TextInput
        name="age"
        label="Age on the due date"
        hint="Only for a note right here. It isn’t sent or saved."
        type="number"
        inputMode="numeric"
        min={patientAge.min}
        max={patientAge.max}
        optional
        form="none"
        error={typed === '' || isPossible ? undefined : `Enter an age from ${patientAge.min} to ${patientAge.max}.`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="pt-2 text-sm empty:hidden">
        {typed !== '' && isPossible && noteFor(age)}
      </p>
    </div>
  );
}

function noteFor(age: number): string {
  if (age >= laterPregnancyAge)
    return 'At 35 or older, ask about a more detailed ultrasound, and whether low-dose aspirin is for you.';
  if (age < adultAge) return 'A doctor or midwife will see you at any age. You can ask to talk with them alone.';
  return 'The usual visits and tests are fine at this age. Your doctor or midwife may still suggest others.';
}

import { type FormEvent, useRef, useState } from 'react';
import { type Day, dayOf, daysBetween } from '#rules/days.ts';
import { cycleDays, type DueDateMethod, gestationOn, pregnancyDays, scanWeeks } from '#rules/due-dates.ts';
import { Button, LinkButton } from '#site/ui/Button.tsx';
import { DateInput } from '#site/ui/DateInput.tsx';
import { FormState } from '#site/ui/Field.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { AgeNote } from './AgeNote.tsx';
import { ageText, awayText, fullDayText } from './due-date-text.ts';
import { type DueDateAnswer, methodIn, readDueDate } from './read-due-date.ts';

const methods: { value: DueDateMethod; label: string }[] = [
  { value: 'last-period', label: 'Last period' },
  { value: 'conception', label: 'Conception' },
  { value: 'ivf', label: 'IVF transfer' },
  { value: 'ultrasound', label: 'Ultrasound' },
  { value: 'known', label: 'I know the date' },
];

/** Each group shows itself while its method is chosen, by CSS, so that the form also works without script. */
const shownFor: Record<DueDateMethod, string> = {
  'last-period': 'hidden grid-cols-1 gap-5 group-has-[[value=last-period]:checked]/due:grid',
  conception: 'hidden grid-cols-1 gap-5 group-has-[[value=conception]:checked]/due:grid',
  ivf: 'hidden grid-cols-1 gap-5 group-has-[[value=ivf]:checked]/due:grid',
  ultrasound: 'hidden grid-cols-1 gap-5 group-has-[[value=ultrasound]:checked]/due:grid',
  known: 'hidden grid-cols-1 gap-5 group-has-[[value=known]:checked]/due:grid',
};

const todayHere = (): Day => dayOf(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);

interface Props {
  /** The values sent without script, with the reason why they could not be answered. */
  asked?: { typed: Readonly<Record<string, string>>; problem: { field: string; message: string } } | undefined;
  /** The current day where the family is. */
  today?: (() => Day) | undefined;
}

/** Computes a due date while it is typed. Without script it is a form whose answer is a page. */
export function DueDateForm({ asked, today = todayHere }: Props) {
  const typed = asked?.typed ?? {};
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<DueDateAnswer | null>(null);
  const [problem, setProblem] = useState(asked?.problem ?? null);

  const read = () => {
    const data = new FormData(form.current!);
    const fields = (name: string) => data.get(name)?.toString() ?? null;
    setProblem(null);
    setAnswer(readDueDate(fields, today()));
  };
  const submit = (event: FormEvent) => {
    const data = new FormData(form.current!);
    const now = readDueDate((name) => data.get(name)?.toString() ?? null, today());
    if (!('problem' in now)) return;
    event.preventDefault();
    setProblem(now.problem);
    const control = form.current!.elements.namedItem(now.problem.field);
    if (control instanceof HTMLElement) control.focus();
  };
  const errors = problem === null ? {} : { [problem.field]: problem.message };
  const dayProps = { required: false, optional: false };

  return (
    <form
      ref={form}
      action="/due-date-calculator/result"
      className="group/due grid grid-cols-1 gap-6 rounded-panel border border-line bg-raised p-5 sm:p-8"
      data-native
      noValidate
      onChange={read}
      onSubmit={submit}
    >
      <FormState value={{ errors, typed: asked ? typed : null }}>
        <fieldset>
          <legend className="mb-3 font-semibold text-ink">What do you know?</legend>
          <div className="flex flex-wrap gap-2">
            {methods.map(({ value, label }) => (
              <label
                key={value}
                className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-raised px-4 text-sm font-semibold transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name="method"
                  value={value}
                  className="sr-only"
                  defaultChecked={value === methodIn((name) => typed[name] ?? null)}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <div className={shownFor['last-period']}>
          <DateInput name="period" label="First day of your last period" {...dayProps} />
          <TextInput
            name="cycleDays"
            label="Length of your cycle, in days"
            hint="From the first day of one period to the day before the next. If you don’t know, leave 28."
            type="number"
            inputMode="numeric"
            min={cycleDays.min}
            max={cycleDays.max}
            defaultValue={cycleDays.usual}
            {...dayProps}
          />
        </div>
        <div className={shownFor.conception}>
          <DateInput
            name="conceived"
            label="Day of conception"
            hint="The day of ovulation, if you tracked it, or of insemination."
            {...dayProps}
          />
        </div>
        <div className={shownFor.ivf}>
          <DateInput name="transfer" label="Day of the transfer" {...dayProps} />
          <Select
            name="embryoDays"
            label="Age of the embryo"
            hint="Fresh or frozen makes no difference."
            options={[
              { value: '5', label: 'Day 5 (blastocyst)' },
              { value: '3', label: 'Day 3' },
            ]}
          />
        </div>
        <div className={shownFor.ultrasound}>
          <DateInput name="scan" label="Day of the ultrasound" {...dayProps} />
          <div className="grid grid-cols-2 gap-4">
            <TextInput
              name="weeks"
              label="Weeks on that day"
              type="number"
              inputMode="numeric"
              min={scanWeeks.min}
              max={scanWeeks.max}
              {...dayProps}
            />
            <TextInput
              name="days"
              label="and days"
              type="number"
              inputMode="numeric"
              min={0}
              max={6}
              defaultValue={0}
              {...dayProps}
            />
          </div>
          <p className="text-ink-soft text-sm">
            It’s on the report, as in “10w 3d.” The earliest scan is the most accurate.
          </p>
        </div>
        <div className={shownFor.known}>
          <DateInput
            name="due"
            label="Your due date"
            hint="The date your midwife, doctor, or agency gave you."
            {...dayProps}
          />
        </div>
      </FormState>
      <Button type="submit" size="large">
        See my dates
      </Button>
      <output aria-live="polite" className="empty:hidden">
        {answer && 'dueDate' in answer && <Answer dueDate={answer.dueDate} today={today()} />}
      </output>
      <AgeNote />
    </form>
  );
}

function Answer({ dueDate, today }: { dueDate: Day; today: Day }) {
  const along = gestationOn(dueDate, today);
  const daysLeft = daysBetween(today, dueDate);
  return (
    <div className="rounded-card bg-butter p-5">
      <p className="text-sm text-ink-soft">Due date</p>
      <p className="font-display text-2xl">{fullDayText(dueDate)}</p>
      <p className="mt-1">
        {along && daysLeft > -15 && daysLeft <= pregnancyDays && `${ageText(along)} along today. `}
        {awayText(daysLeft)}.
      </p>
      <LinkButton href={`/due-date-calculator/${dueDate}`} look="secondary" className="mt-4">
        Tests, weeks, and trimesters
      </LinkButton>
    </div>
  );
}

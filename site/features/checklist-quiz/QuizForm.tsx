import type { QuizQuestion } from '#content';
import { Button } from '#site/ui/Button.tsx';

interface Props {
  question: Pick<QuizQuestion, 'number' | 'question' | 'help' | 'choose' | 'answers'>;
  /** The answers that were chosen here before. */
  chosen: readonly string[];
  /** Fields and values of the other answers. */
  kept: readonly (readonly [string, string])[];
  problem?: string | undefined;
}

/** One question of the quiz: a form that leads to the next one by its address, without script. */
export function QuizForm({ question: { number, question, help, choose, answers }, chosen, kept, problem }: Props) {
  return (
    <form action={`/baby-registry-checklist-quiz/q/${number}`} className="grid gap-6">
      <input type="hidden" name="at" value={number} />
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <fieldset aria-describedby={problem ? 'problem' : undefined}>
        <legend className="font-display text-3xl text-balance leading-tight">{question}</legend>
        {help && <p className="mt-3 text-ink-soft">{help}</p>}
        {problem && (
          <p id="problem" role="alert" className="mt-3 font-medium text-danger">
            {problem}
          </p>
        )}
        <div className="mt-6 grid gap-3">
          {answers.map(({ value, label }) => (
            <label
              key={value}
              className="flex min-h-14 cursor-pointer items-center gap-4 rounded-card border border-line bg-raised px-5 py-3 transition-colors hover:border-line-strong has-checked:border-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type={choose === 'one' ? 'radio' : 'checkbox'}
                name={`q${number}`}
                value={value}
                className="size-5.5 shrink-0"
                defaultChecked={chosen.includes(value)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="large" wide>
        Continue
      </Button>
    </form>
  );
}

import type { Question } from '#contracts/questions.schemas.ts';
import { Badge } from '#site/ui/Chip.tsx';
import { Day } from '#site/ui/Day.tsx';
import { answersText } from './question-text.ts';

interface Props {
  question: Question;
  /** The product's path. */
  path: string;
  /** On its own page the question is the heading, and no link to itself. */
  alone?: boolean | undefined;
}

/** A question and its answers. Whatever people typed is rendered as plain text. */
export function QuestionItem({ question, path, alone = false }: Props) {
  const Heading = alone ? 'h1' : 'h3';
  return (
    <article className="border-line border-t py-5">
      <Heading className={`max-w-reading whitespace-pre-line wrap-anywhere ${alone ? 'text-2xl' : 'text-lg'}`}>
        {question.text}
      </Heading>
      <p className="text-ink-soft text-sm">
        {question.askerName}, <Day on={question.publishedAt} />
      </p>
      {question.answers.length > 0 && (
        <ul className="mt-3 grid max-w-reading gap-3">
          {question.answers.map((answer) => (
            <li key={answer.id} className="border-line-strong border-s-2 ps-4">
              <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
              <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
                {answer.isStaff ? <Badge tone="benefit">From the shop</Badge> : answer.authorName},{' '}
                <Day on={answer.createdAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {!alone && (
        <p>
          <a
            className="mt-1 inline-flex min-h-11 items-center text-accent text-sm underline underline-offset-4"
            href={`${path}/questions/${question.id}`}
          >
            {answersText(question.answerCount)}
            <span className="sr-only">: {question.text}</span>
          </a>
        </p>
      )}
    </article>
  );
}

import type { ListQuestions } from '#contracts/questions.schemas.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { QuestionItem } from './QuestionItem.tsx';

interface Props {
  list: ListQuestions['response'];
  /** The product's path. */
  path: string;
}

/** On the product's page: the newest questions, and the links to all of them and to ask one. */
export function Questions({ list, path }: Props) {
  return (
    <section id="questions" className="mt-16 max-w-reading scroll-mt-4" aria-labelledby="questions-title">
      <h2 id="questions-title" className="mb-4 text-2xl">
        Questions and answers
      </h2>
      {list.questions.map((question) => (
        <QuestionItem key={question.id} question={question} path={path} />
      ))}
      {list.count === 0 && <p className="text-ink-soft">No questions yet.</p>}
      <p className="mt-4 flex flex-wrap gap-3">
        {list.count > list.questions.length && (
          <LinkButton look="secondary" href={`${path}/questions`}>
            All {list.count} questions
          </LinkButton>
        )}
        <LinkButton look="secondary" href={`${path}/questions#ask`}>
          Ask a question
        </LinkButton>
      </p>
    </section>
  );
}

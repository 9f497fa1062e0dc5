import { Disclosure } from '#site/ui/Disclosure.tsx';

interface Props {
  questions: readonly { question: string; answer: string }[];
  title?: string | undefined;
}

/** Questions that people ask about these products; one answer is open at a time. */
export function Faqs({ questions, title = 'Frequently asked questions' }: Props) {
  if (questions.length === 0) return null;
  return (
    <section className="mt-20 max-w-reading" aria-labelledby="questions">
      <h2 id="questions" className="mb-4 text-2xl">
        {title}
      </h2>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} title={question} group="questions">
          <p>{answer}</p>
        </Disclosure>
      ))}
    </section>
  );
}

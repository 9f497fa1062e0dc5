import { type QuizAnswers, type QuizQuestion, questionsAsked, readQuizAnswers } from '#rules/checklist-quiz.ts';

const base = '/baby-registry-checklist-quiz';

/** The answers that an address holds: q1, q2 and so on, repeated where several are chosen. */
export const answersIn = (questions: readonly QuizQuestion[], search: URLSearchParams): QuizAnswers =>
  readQuizAnswers(questions, (number) => search.getAll(`q${number}`));

export function quizQuery(answers: QuizAnswers): URLSearchParams {
  const query = new URLSearchParams();
  for (const [number, values] of answers) for (const value of values) query.append(`q${number}`, value);
  return query;
}

export function quizAddress(to: number | 'result' | 'email', answers: QuizAnswers): string {
  const query = quizQuery(answers);
  const path = typeof to === 'number' ? `${base}/q/${to}` : `${base}/${to}`;
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The question before or after a given one, on the path that the answers take. */
export function questionBeside(
  questions: readonly QuizQuestion[],
  answers: QuizAnswers,
  number: number,
  step: 1 | -1,
): number | null {
  const way = questionsAsked(questions, answers).map((question) => question.number);
  return step === 1 ? (way.find((one) => one > number) ?? null) : (way.findLast((one) => one < number) ?? null);
}

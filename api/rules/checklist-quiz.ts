// The checklist quiz: which question comes next, and which list follows from the answers. An answer adds things to the list and removes
// others. What another question removes stays removed; within one question, adding wins.

type Priority = 'must-have' | 'nice-to-have' | 'later';

export interface QuizQuestion {
  number: number;
  choose: 'one' | 'any';
  /** Asked only after one of these answers to an earlier question. */
  when?: { question: number; values: readonly string[] } | undefined;
  answers: readonly {
    value: string;
    because: string;
    adds: readonly string[];
    removes: readonly string[];
    reach?: Priority | undefined;
    secondHand: boolean;
  }[];
}

/** Chosen values by the number of their question. */
export type QuizAnswers = ReadonlyMap<number, readonly string[]>;

const firstQuestion = 1;

export const isAsked = ({ when }: QuizQuestion, answers: QuizAnswers): boolean =>
  when === undefined || when.values.some((value) => answers.get(when.question)?.includes(value));

/** The questions that are asked, given these answers. */
export const questionsAsked = <Q extends QuizQuestion>(questions: readonly Q[], answers: QuizAnswers): Q[] =>
  questions.filter((question) => isAsked(question, answers));

/** The values of an address that are valid: known values, a single one where only one may be chosen, of questions that are asked. */
export function readQuizAnswers(
  questions: readonly QuizQuestion[],
  chosen: (question: number) => readonly string[],
): QuizAnswers {
  const answers = new Map<number, string[]>();
  for (const question of questions) {
    if (!isAsked(question, answers)) continue;
    const named = new Set(chosen(question.number));
    const values = question.answers.flatMap(({ value }) => (named.has(value) ? [value] : []));
    if (values.length > 0) answers.set(question.number, question.choose === 'one' ? values.slice(0, 1) : values);
  }
  return answers;
}

export interface TailoredList {
  /** In the order of the checklist, each with the answers that added it; a must-have needs no reason. */
  wanted: { id: string; because: string[] }[];
  /** Must-haves that an answer removed. */
  leftOut: { id: string; because: string[] }[];
  secondHandWelcome: boolean;
}

export interface QuizItem {
  id: string;
  priority: Priority;
  stages?: readonly string[] | undefined;
}

const reachOrder: readonly Priority[] = ['must-have', 'nice-to-have', 'later'];

export function tailorChecklist(
  items: readonly QuizItem[],
  questions: readonly QuizQuestion[],
  answers: QuizAnswers,
): TailoredList {
  const [added, removed] = [new Map<string, string[]>(), new Map<string, string[]>()];
  let reach = 0;
  let secondHandWelcome = false;
  for (const question of questionsAsked(questions, answers)) {
    const chosen = question.answers.filter(({ value }) => answers.get(question.number)?.includes(value));
    const here = new Set(chosen.flatMap(({ adds }) => adds));
    for (const answer of chosen) {
      for (const id of answer.adds) note(added, id, answer.because);
      for (const id of answer.removes) if (!here.has(id)) note(removed, id, answer.because);
      reach = Math.max(reach, reachOrder.indexOf(answer.reach ?? 'must-have'));
      secondHandWelcome ||= answer.secondHand;
    }
  }
  const stage = answers.get(firstQuestion)?.[0];
  const fitting = items.filter(({ stages }) => stages === undefined || stage === undefined || stages.includes(stage));
  const isUsual = ({ priority, stages }: QuizItem) => stages === undefined && reachOrder.indexOf(priority) <= reach;
  return {
    wanted: fitting
      .filter((item) => !removed.has(item.id) && (isUsual(item) || added.has(item.id)))
      .map(({ id }) => ({ id, because: added.get(id) ?? [] })),
    leftOut: fitting
      .filter((item) => removed.has(item.id) && (item.priority === 'must-have' || added.has(item.id)))
      .map(({ id }) => ({ id, because: removed.get(id)! })),
    secondHandWelcome,
  };
}

function note(reasons: Map<string, string[]>, id: string, because: string): void {
  reasons.set(id, [...(reasons.get(id) ?? []), because]);
}

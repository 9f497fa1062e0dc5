/** Answers by their question, for a while: going back to filters that were looked at is instant. */
export interface KeptAnswers<Answer> {
  get(question: string): Answer | undefined;
  keep(question: string, answer: Answer): void;
}

export function createKeptAnswers<Answer>(keptForMs: number, atMost: number, now: () => number): KeptAnswers<Answer> {
  const answers = new Map<string, { answer: Answer; keptAt: number }>();
  return {
    get(question) {
      const found = answers.get(question);
      return found !== undefined && now() - found.keptAt < keptForMs ? found.answer : undefined;
    },
    keep(question, answer) {
      answers.delete(question);
      answers.set(question, { answer, keptAt: now() });
      if (answers.size > atMost) answers.delete(answers.keys().next().value!);
    },
  };
}

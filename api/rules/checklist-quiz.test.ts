import { describe, expect, it } from 'vitest';
import { type QuizQuestion, questionsAsked, readQuizAnswers, tailorChecklist } from './checklist-quiz.ts';

const answer = (value: string, more: Partial<QuizQuestion['answers'][number]> = {}) => ({
  value,
  because: value,
  adds: [],
  removes: [],
  secondHand: false,
  ...more,
});
const questions: QuizQuestion[] = [
  { number: 1, choose: 'one', answers: [answer('pregnant', { adds: ['pads'] }), answer('adopting')] },
  {
    number: 2,
    choose: 'one',
    when: { question: 1, values: ['adopting'] },
    answers: [answer('toddler', { adds: ['bed'], removes: ['seat'] }), answer('newborn')],
  },
  {
    number: 3,
    choose: 'any',
    answers: [answer('car', { adds: ['seat', 'shade'] }), answer('bus', { removes: ['shade', 'stroller'] })],
  },
  { number: 4, choose: 'one', answers: [answer('all', { reach: 'nice-to-have', secondHand: true }), answer('few')] },
];
const items = [
  { id: 'seat', priority: 'must-have' },
  { id: 'stroller', priority: 'must-have' },
  { id: 'pads', priority: 'must-have', stages: ['pregnant'] },
  { id: 'shade', priority: 'nice-to-have' },
  { id: 'lamp', priority: 'nice-to-have' },
  { id: 'bed', priority: 'later', stages: ['adopting'] },
] as const;
const read = (chosen: Record<number, string[]>) => readQuizAnswers(questions, (number) => chosen[number] ?? []);
const listFor = (chosen: Record<number, string[]>) => {
  const { wanted, leftOut, secondHandWelcome } = tailorChecklist(items, questions, read(chosen));
  return { wanted: wanted.map(({ id }) => id), leftOut: leftOut.map(({ id }) => id), secondHandWelcome };
};

describe('answers in an address', () => {
  it('are known values, one where one is chosen, of questions that are asked', () => {
    expect([...read({ 1: ['nonsense', 'pregnant', 'adopting'], 2: ['toddler'], 3: ['bus', 'car'] })]).toEqual([
      [1, ['pregnant']],
      [3, ['car', 'bus']],
    ]);
  });

  it.each([
    [{ 1: ['pregnant'] }, [1, 3, 4]],
    [{ 1: ['adopting'] }, [1, 2, 3, 4]],
    [{}, [1, 3, 4]],
  ])('%o leads through the questions %o', (chosen, numbers) =>
    expect(questionsAsked(questions, read(chosen)).map(({ number }) => number)).toEqual(numbers),
  );
});

describe('the list that follows', () => {
  it.each([
    [{}, ['seat', 'stroller'], []],
    [{ 1: ['pregnant'] }, ['seat', 'stroller', 'pads'], []],
    [{ 1: ['adopting'], 2: ['newborn'] }, ['seat', 'stroller'], []],
    [{ 3: ['bus'] }, ['seat'], ['stroller']],
    // What one question both adds and removes is added.
    [{ 3: ['car', 'bus'] }, ['seat', 'shade'], ['stroller']],
    // What another question removes stays removed.
    [{ 1: ['adopting'], 2: ['toddler'], 3: ['car'] }, ['stroller', 'shade', 'bed'], ['seat']],
    [{ 4: ['all'] }, ['seat', 'stroller', 'shade', 'lamp'], []],
  ])('for %o is %o without %o', (chosen, wanted, leftOut) =>
    expect(listFor(chosen)).toMatchObject({ wanted, leftOut }),
  );

  it('says why, and whether secondhand is welcome', () => {
    const { wanted, secondHandWelcome } = tailorChecklist(items, questions, read({ 3: ['car'], 4: ['all'] }));
    expect(wanted.find(({ id }) => id === 'seat')).toEqual({ id: 'seat', because: ['car'] });
    expect(wanted.find(({ id }) => id === 'stroller')).toEqual({ id: 'stroller', because: [] });
    expect(secondHandWelcome).toBe(true);
    expect(listFor({ 4: ['few'] }).secondHandWelcome).toBe(false);
  });
});

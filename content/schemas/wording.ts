import { z } from 'zod';
import { oneOf, text } from './fields.ts';

export const planningStages = ['pregnant', 'adopting', 'surrogate', 'fostering', 'conceiving'] as const;
export type PlanningStage = (typeof planningStages)[number];
export const planningStage = oneOf(planningStages, 'pregnant');

/** Every sentence that depends on the planning stage. A new key is added here first, then in the file. */
export const wordingKeys = [
  'stageName',
  'arrivalDayLabel',
  'arrivalDayHelp',
  'arrivalDayUnknown',
  'countdown',
  'countdownPast',
  'registryGreeting',
  'guestIntro',
  'emailsOffer',
  'nextStep',
  'dueDateTitle',
  'dueDateNote',
  'weekToday',
] as const;
export type WordingKey = (typeof wordingKeys)[number];

const sentence = text(240, 'The day your baby is due.');
const sentences = z.strictObject(
  Object.fromEntries(planningStages.map((stage) => [stage, sentence])) as Record<PlanningStage, typeof sentence>,
);

/** content/wording.yaml: one sentence per key and planning stage. */
export const wordingSchema = z.strictObject(
  Object.fromEntries(wordingKeys.map((key) => [key, sentences])) as Record<WordingKey, typeof sentences>,
);

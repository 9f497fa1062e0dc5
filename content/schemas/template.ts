import { z } from 'zod';
import { featuredImage, flag, listOf, oneOf, text, wholeNumber } from './fields.ts';
import { planningStage } from './wording.ts';

const item = z.strictObject({
  /** The wish in plain words, which is all of it where the shop does not have the product. */
  title: text(80, 'Fitted crib sheets'),
  /** Generic product of the shop. */
  productId: wholeNumber(1, 99_999_999, '20001').optional(),
  quantity: wholeNumber(1, 99, '3').default(1),
  note: text(220, 'Any neutral color.').optional(),
  mustHave: flag.default(false),
  secondHandWelcome: flag.default(false),
});

const section = z.strictObject({
  title: text(60, 'Sleep'),
  items: listOf(item, 1, 30, '\n  - title: Fitted crib sheets\n    quantity: 3'),
});

/** A list to start from, one file each. */
export const templateSchema = z.strictObject({
  title: text(60, 'The first weeks'),
  teaser: text(200, 'What you’ll reach for every day, and nothing else.'),
  registryType: oneOf(['baby', 'birthday', 'holiday'], 'baby'),
  order: wholeNumber(1, 99, '1'),
  draft: flag.default(false),
  /** The story of an invented family, in its own words: such a list is shown with the sample registries. */
  story: text(400, 'Two of us on the third floor, no elevator. Everything has to fold.').optional(),
  /** Planning stages for which it is offered first. */
  stages: listOf(planningStage, 1, 5, '[adopting]').optional(),
  featuredImage,
  sections: listOf(section, 1, 12, '\n  - title: Sleep\n    items:\n      - title: Fitted crib sheets'),
});

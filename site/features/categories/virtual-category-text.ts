import type { VirtualCategorySlug } from '#rules/catalogue-paths.ts';

interface VirtualCategoryText {
  /** Three steps, from here to the family. */
  steps: readonly { title: string; text: string }[];
  /** Text on a card whose product has options to choose first. */
  chooseText: string;
}

export const virtualCategoryText: Readonly<Record<VirtualCategorySlug, VirtualCategoryText>> = {
  'gift-cards': {
    chooseText: 'Choose an amount',
    steps: [
      { title: 'Choose a card', text: 'Each card has its own design, for any amount from $25 to $1,000.' },
      { title: 'Add it to your registry', text: 'Your guests see it on your list, like any other gift.' },
      {
        title: 'Spend it on anything here',
        text: 'It never expires, and it works for everything in the store except other gift cards.',
      },
    ],
  },
  'cash-funds': {
    chooseText: 'Choose',
    steps: [
      { title: 'Choose a fund', text: 'Parental leave, diapers, a doula: some of the best gifts can’t be wrapped.' },
      {
        title: 'Add it to your registry',
        text: 'The amount is a goal. Guests give as much as they like.',
      },
      { title: 'The money is yours', text: 'It goes straight from the giver to you. We never hold it.' },
    ],
  },
  'help-and-favors': {
    chooseText: 'Choose',
    steps: [
      { title: 'Choose what would help', text: 'A meal, an errand, an hour of sleep. Time is a gift, too.' },
      { title: 'Add it to your registry', text: 'Add a note to say when it would help most.' },
      { title: 'Friends sign up', text: 'They reserve it like any other gift, and show up when you need them.' },
    ],
  },
};

import type { VirtualCategorySlug } from '#rules/catalogue-paths.ts';

interface VirtualCategoryText {
  /** Three steps, from here to the family. */
  steps: readonly { title: string; text: string }[];
  /** What stands on a card that has something to choose first. */
  chooseText: string;
}

export const virtualCategoryText: Readonly<Record<VirtualCategorySlug, VirtualCategoryText>> = {
  'gift-cards': {
    chooseText: 'Choose an amount',
    steps: [
      { title: 'Choose a card', text: 'Each has a picture of its own and an amount from 25 to 1000 dollars.' },
      { title: 'Put it on your registry', text: 'Your guests see it among your wishes, like anything else.' },
      {
        title: 'Spend it on anything here',
        text: 'It never expires, and it pays for everything in the store but other gift cards.',
      },
    ],
  },
  'cash-funds': {
    chooseText: 'Choose',
    steps: [
      { title: 'Choose a fund', text: 'Leave, diapers, a doula: what can’t be wrapped can be given, too.' },
      {
        title: 'Add it to your registry',
        text: 'The amount is a goal. Your guests give as much as they like.',
      },
      { title: 'The money is yours', text: 'It goes from the giver to you directly. We never hold it.' },
    ],
  },
  'help-and-favors': {
    chooseText: 'Choose',
    steps: [
      { title: 'Choose what would help', text: 'A meal, an errand, an hour of sleep. Time is a gift, too.' },
      { title: 'Add it to your registry', text: 'Say in a note when it would suit you best.' },
      { title: 'Friends take it on', text: 'They reserve it like any other gift, and come when you need them.' },
    ],
  },
};

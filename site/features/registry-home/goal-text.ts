import type { Registry } from '#contracts/registries.schemas.ts';
import type { SetupGoalState } from '#contracts/registry-home.schemas.ts';
import { giftsEnough } from '#rules/setup-goals.ts';

interface GoalText {
  title: string;
  text: string;
  action: string;
  href: string;
}

const texts: Record<SetupGoalState['goal'], GoalText> = {
  day: {
    title: 'Add the date',
    text: 'Guests see only the month. If nobody knows it yet, that’s fine, too.',
    action: 'Add the date',
    href: '/settings/registry',
  },
  gifts: {
    title: `Put ${giftsEnough} gifts on your list`,
    text: 'Small and large, from any store, so that everyone finds something in their range.',
    action: 'Add a gift',
    href: '/registry/add-items',
  },
  names: {
    title: 'Say whose list it is',
    text: 'So that guests know they’re in the right place.',
    action: 'Add your names',
    href: '/settings/registry',
  },
  story: {
    title: 'Write a few words',
    text: 'Two sentences are plenty. Guests read them first.',
    action: 'Write something',
    href: '/settings/registry',
  },
  address: {
    title: 'Tell us where gifts go',
    text: 'Only people who reserve a gift ever see your address, and you can turn that off.',
    action: 'Add an address',
    href: '/settings/shipping',
  },
  checklist: {
    title: 'Go through the checklist',
    text: 'See what’s covered, and cross off what you have.',
    action: 'Open the checklist',
    href: '/registry/checklist',
  },
  share: {
    title: 'Share your list',
    text: 'Send the link to the people who keep asking.',
    action: 'Share it',
    href: '/registry/share',
  },
};

const birthdayDay = {
  text: 'Guests see only the month.',
  title: 'Add the date',
  action: 'Add the date',
  href: '/settings/registry',
};

export const goalText = (goal: SetupGoalState['goal'], type: Registry['registryType']): GoalText =>
  goal === 'day' && type !== 'baby' ? birthdayDay : texts[goal];

/** The first goal that is not met; null when all are. */
export const nextGoal = (goals: readonly SetupGoalState[]): SetupGoalState['goal'] | null =>
  goals.find(({ isDone }) => !isDone)?.goal ?? null;

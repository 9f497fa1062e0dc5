/** To givers, about money. */
import { z } from 'zod';
import { button, heading, note, paragraph, strong } from '../layout.ts';
import {
  endedShare,
  endedText,
  greeting,
  howToConfirm,
  isTyped,
  link,
  madePledge,
  madeShare,
  ownAccount,
  template,
  thanks,
  toward,
  typedAddress,
  written,
} from './template.ts';

export const moneyMails = {
  'contribution-made': template({
    about: 'registry',
    isForAddress: isTyped,
    data: madePledge.extend({ giverName: written }),
    subject: (data) =>
      data.fundTitle === null ? 'Please confirm your cash gift' : `Your ${data.amount} for ${data.fundTitle}`,
    preview: (data) => (isTyped(data) ? 'Confirm it, and you’ll see how to send it.' : 'Here’s how to send it.'),
    body: (data) => [
      heading(thanks(data.giverName)),
      paragraph(
        data.fundTitle === null ? 'Someone, hopefully you, used this address to promise ' : 'You promised ',
        strong(data.amount),
        toward(data.fundTitle),
        '. Layette never holds the money: you send it to the family yourself.',
      ),
      paragraph(isTyped(data) ? howToConfirm(data) : 'Its page shows where to send the money.'),
      button(data.link, 'See how to send it'),
      note('This link is yours alone. Anyone who has it can change your gift.'),
    ],
    footer: typedAddress,
  }),

  'contribution-received': template({
    about: 'registry',
    data: madePledge.extend({ giverName: written }),
    subject: (data) => `Your ${data.amount} arrived`,
    preview: (data) => `The family has received your gift${toward(data.fundTitle)}.`,
    body: (data) => [
      heading(thanks(data.giverName)),
      paragraph('The family has received your ', strong(data.amount), `${toward(data.fundTitle)}.`),
      button(data.link, 'See my gift'),
    ],
    footer: typedAddress,
  }),

  'contribution-cancelled': template({
    about: 'gift',
    data: madePledge.extend({ giverName: written }),
    subject: (data) => `Canceled: your ${data.amount}${toward(data.fundTitle)}`,
    preview: () => 'Please don’t send it.',
    body: (data) => [
      heading(greeting(data.giverName)),
      paragraph(
        'The family canceled your gift of ',
        strong(data.amount),
        `${toward(data.fundTitle)}. Please don’t send it. If you already have, check with them.`,
      ),
      button(data.link, 'See my gift'),
    ],
    footer: typedAddress,
  }),

  'group-share-made': template({
    about: 'gift',
    isForAddress: isTyped,
    data: madeShare.extend({ giverName: written }),
    subject: (data) =>
      data.giftTitle === null ? 'Your share of a group gift' : `You chipped in for ${data.giftTitle}`,
    preview: (data) => `${data.amount}, and a link to your share.`,
    body: (data) => [
      heading(thanks(data.giverName)),
      paragraph(
        'You gave ',
        strong(data.amount),
        `${toward(data.giftTitle)}. Its page shows how much has come together.`,
      ),
      paragraph('If it isn’t needed after all, we’ll tell you what happens to your share.'),
      // The email of an account is confirmed, so that the mail may greet the giver by name.
      ...(data.giverName === null
        ? [paragraph('If you confirm your email there, the family can send you their thanks.')]
        : []),
      button(data.link, 'See my share'),
      note('This link is yours alone. Anyone who has it can take your share back while the goal isn’t reached.'),
    ],
    footer: typedAddress,
  }),

  'group-gift-ended': template({
    about: 'gift',
    data: endedShare.extend({ giverName: written }),
    subject: (data) => (data.refund === null ? 'Your share of a group gift' : `You’ll get ${data.refund} back`),
    preview: () => 'The group gift has closed.',
    body: (data) => [heading(greeting(data.giverName)), ...endedText(data), button(data.link, 'See my share')],
    footer: typedAddress,
  }),

  'group-gift-to-choose': template({
    about: 'registry',
    data: z.object({ ownerName: z.string(), isProductGone: z.boolean(), link }),
    subject: () => 'Your group gift has ended',
    preview: () => 'Choose store credit or refunds.',
    body: (data) => [
      heading(greeting(data.ownerName)),
      paragraph(
        data.isProductGone
          ? 'The product in one of your group gifts is no longer sold, so people can’t chip in for it anymore.'
          : 'It’s been three months since the arrival date, so people can’t chip in for one of your group gifts anymore.',
      ),
      paragraph(
        'Choose what happens to what people gave: store credit for you, or a refund for everyone. If you don’t choose within 30 days, everyone gets a refund.',
      ),
      button(data.link, 'Choose'),
    ],
    footer: ownAccount,
  }),
};

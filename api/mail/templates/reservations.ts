/** To givers, about their reservations. */
import { z } from 'zod';
import { button, heading, note, paragraph, strong, textLink } from '../layout.ts';
import {
  asked,
  endedShare,
  endedText,
  greeting,
  howToConfirm,
  isTyped,
  link,
  madePledge,
  madeShare,
  template,
  thanks,
  toward,
  typedAddress,
  written,
} from './template.ts';

const gift = z.object({ quantity: z.number(), itemTitle: written, registryTitle: written, link });
const madeGift = gift.extend({ expires: z.string() });

type Gift = z.output<typeof gift>;

const giftOf = ({ quantity, itemTitle }: Gift) =>
  quantity === 1 ? (itemTitle ?? 'a gift') : itemTitle === null ? `${quantity} gifts` : `${quantity} × ${itemTitle}`;

const forRegistry = ({ registryTitle }: Gift) => (registryTitle === null ? '' : ` for ${registryTitle}`);

const atStart = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

const collectedMade = (made: z.output<typeof madeGift>[]) => [
  paragraph(
    'Someone, hopefully you, used this address to reserve these gifts. Now no one else will give the same ones by accident. Please confirm each one with its own link so we can hold it for you longer. Use that link to tell us you bought it, too, or if you change your mind.',
  ),
  ...made.flatMap((one) => [
    paragraph(strong(atStart(giftOf(one))), `${forRegistry(one)}, held until ${one.expires}`),
    button(one.link, 'Confirm or change this gift'),
  ]),
  note('These links are yours alone. Anyone who has one can change that reservation.'),
];

const collectedCancelled = (cancelled: Gift[]) => [
  paragraph('These reservations are canceled:'),
  ...cancelled.flatMap((one) => [
    paragraph(strong(atStart(giftOf(one))), forRegistry(one)),
    button(one.link, 'Open the registry'),
  ]),
];

export const reservationMails = {
  'reservation-made': template({
    about: 'registry',
    isForAddress: isTyped,
    data: madeGift.extend({ giverName: written }),
    subject: (data) =>
      data.registryTitle === null || data.itemTitle === null
        ? 'Please confirm the gift you reserved'
        : `Reserved for ${data.registryTitle}: ${data.itemTitle}`,
    preview: (data) =>
      isTyped(data)
        ? 'Please confirm your email address so we can hold it for you longer.'
        : `We’re holding it for you until ${data.expires}.`,
    body: (data) => [
      heading(thanks(data.giverName)),
      paragraph(
        isTyped(data) ? 'Someone, hopefully you, used this address to reserve ' : 'You reserved ',
        strong(giftOf(data)),
        `${forRegistry(data)}. Now no one else will give the same gift by accident.`,
      ),
      paragraph(
        isTyped(data)
          ? `Please confirm your email address before ${data.expires} so we can hold it for you longer. Use the same link to tell us you bought it, or if you change your mind.`
          : `We’re holding it for you until ${data.expires}. Tell us when you’ve bought it, and it stays yours. You can let us know there if you change your mind, too.`,
      ),
      button(data.link, isTyped(data) ? 'Confirm or change my gift' : 'See or change my gift'),
      note('This link is yours alone. Anyone who has it can change your reservation.'),
    ],
    footer: typedAddress,
  }),

  'reservation-cancelled': template({
    about: 'gift',
    data: gift.extend({ isByFamily: z.coerce.boolean().default(false) }),
    subject: (data) => (data.itemTitle === null ? 'Your reservation is canceled' : `Canceled: ${data.itemTitle}`),
    preview: (data) => atStart(`${giftOf(data)}${forRegistry(data)}`),
    body: (data) => [
      heading('Your reservation is canceled'),
      ...(data.isByFamily
        ? [
            paragraph('The family canceled your reservation of ', strong(giftOf(data)), `${forRegistry(data)}.`),
            paragraph(
              'Please don’t buy it without checking with them. If it’s still on their list, you can reserve it again.',
            ),
          ]
        : [
            paragraph(
              strong(atStart(giftOf(data))),
              `${forRegistry(data)} ${data.quantity === 1 ? 'is' : 'are'} no longer reserved for you.`,
            ),
            paragraph('Changed your mind? As long as it’s still open, you can reserve it again from the registry.'),
          ]),
      button(data.link, 'Open the registry'),
    ],
    footer: typedAddress,
  }),

  'gift-changed': template({
    about: 'gift',
    data: gift.extend({
      isRemoved: z.coerce.boolean(),
      isDescribed: z.coerce.boolean().default(false),
      isRecorded: z.coerce.boolean().default(false),
      isKnown: z.coerce.boolean().default(false),
    }),
    subject: () => 'A gift you reserved has changed',
    preview: (data) => atStart(`${giftOf(data)}${forRegistry(data)}`),
    body: (data) => [
      heading('A gift you reserved has changed'),
      paragraph(
        'You reserved ',
        strong(giftOf(data)),
        forRegistry(data),
        data.isRecorded
          ? '. The family has since noted that someone else is giving it, too.'
          : data.isRemoved
            ? '. The family has since taken it off their list.'
            : data.isDescribed
              ? '. The family has since changed what they’d like here.'
              : '. The family now wants fewer of these.',
      ),
      paragraph(
        data.isKnown
          ? 'They know that it’s reserved, and wanted you to hear about it. '
          : 'They don’t know that you reserved it. ',
        'If you’ve already bought it, you can still give it. If not, you can cancel your reservation and choose something else.',
      ),
      button(data.link, 'See my gifts'),
    ],
    footer: typedAddress,
  }),

  'registry-deleted': template({
    about: 'gift',
    data: z.object({
      giverName: written,
      registryTitle: written,
      gifts: written,
      isAnyBought: z.coerce.boolean(),
      isAnyPledged: z.coerce.boolean(),
      link,
    }),
    subject: () => 'A registry you chose a gift from has closed',
    preview: () => 'What that means for your gift.',
    body: (data) => [
      heading('This registry has closed'),
      paragraph(
        data.registryTitle === null
          ? 'A family has taken its registry down.'
          : `The family has taken ${data.registryTitle} down.`,
        data.gifts === null
          ? ' No one is expecting a gift from you there anymore.'
          : ' Here’s what you were going to give:',
      ),
      ...(data.gifts === null ? [] : [paragraph(strong(data.gifts))]),
      paragraph(
        data.isAnyBought
          ? 'Anything you’ve bought is yours to give or return. Please check with the family before you send it.'
          : 'If you haven’t bought anything, there’s nothing you need to do.',
      ),
      ...(data.isAnyPledged ? [paragraph('If you promised money and haven’t sent it yet, please don’t.')] : []),
      button(data.link, 'See my gifts'),
    ],
    footer: typedAddress,
  }),

  'reservations-collected': template({
    about: 'several-registries',
    isForAddress: ({ made, pledged, shares }) => [...made, ...pledged, ...shares].some(isTyped),
    data: z.object({
      giverName: written,
      count: z.number(),
      made: z.array(madeGift),
      pledged: z.array(madePledge).default([]),
      shares: z.array(madeShare).default([]),
      ended: z.array(endedShare).default([]),
      cancelled: z.array(gift),
    }),
    subject: (data) => `Your ${data.count} gifts`,
    preview: ({ made, pledged, shares, ended }) => {
      if (made.length > 0) return 'Please confirm each one so we can hold it for you longer.';
      if (pledged.length + shares.length > 0) return 'Each with its own link.';
      return ended.length > 0 ? 'What happens to your share.' : 'These reservations are canceled.';
    },
    body: (data) => [
      heading(
        data.made.length + data.pledged.length + data.shares.length > 0
          ? thanks(data.giverName)
          : greeting(data.giverName),
      ),
      ...(data.made.length > 0 ? collectedMade(data.made) : []),
      ...data.pledged.flatMap((one) => [
        paragraph(strong(one.amount), toward(one.fundTitle), '. ', howToConfirm(one)),
        button(one.link, 'See how to send it'),
      ]),
      ...data.shares.flatMap((one) => [
        paragraph(strong(one.amount), toward(one.giftTitle)),
        button(one.link, 'See my share'),
      ]),
      ...data.ended.flatMap((one) => [...endedText(one), button(one.link, 'See my share')]),
      ...(data.cancelled.length > 0 ? collectedCancelled(data.cancelled) : []),
    ],
    footer: typedAddress,
  }),

  'reservation-reminder': template({
    about: 'registry',
    isForAddress: (data) => !data.isConfirmed,
    data: madeGift.extend({
      giverName: written,
      isConfirmed: z.coerce.boolean(),
      /** Null for an address that was only typed: we may offer it nothing else. */
      preferences: written,
    }),
    subject: (data) => (data.itemTitle === null ? 'Still want to give this gift?' : `Still giving ${data.itemTitle}?`),
    preview: (data) => `We’re holding it for you until ${data.expires}.`,
    body: (data) => [
      heading(greeting(data.giverName)),
      paragraph(
        data.isConfirmed ? 'You reserved ' : 'Someone, hopefully you, used this address to reserve ',
        strong(giftOf(data)),
        `${forRegistry(data)}. We’re holding it until ${data.expires}.`,
      ),
      paragraph(
        data.isConfirmed
          ? 'Bought it already? Tell us and it stays yours. Need more time? One tap holds it for another 14 days. Changed your mind? You can let it go for someone else.'
          : 'Please confirm your email address and we’ll hold it for 14 days. Otherwise it opens up again for someone else to give.',
      ),
      button(data.link, data.isConfirmed ? 'Keep it, or let it go' : 'Confirm my gift'),
      ...(data.preferences === null ? [] : [note(textLink(data.preferences, 'Choose which emails you get'))]),
    ],
    footer: typedAddress,
  }),

  'reservation-expired': template({
    about: 'gift',
    data: gift.extend({ giverName: written, preferences: link }),
    subject: (data) => `We’re no longer holding ${data.itemTitle ?? 'your gift'}`,
    preview: () => 'Bought it already? Just tell us.',
    body: (data) => [
      heading(greeting(data.giverName)),
      paragraph(
        'We were holding ',
        strong(giftOf(data)),
        `${forRegistry(data)} for you. It wasn’t marked as bought in time, so it’s no longer reserved.`,
      ),
      paragraph(
        'Already bought it, or still want to? Reserve it again, and if no one else has chosen it meanwhile, it’s yours. If not, there’s nothing you need to do.',
      ),
      button(data.link, 'Reserve it again'),
      note(textLink(data.preferences, 'Choose which emails you get')),
    ],
    footer: typedAddress,
  }),

  'own-gifts': template({
    about: 'account',
    data: z.object({ giverName: written, count: z.number(), link }),
    subject: () => 'Your gifts at Layette',
    preview: () => 'One link to everything you’re giving.',
    body: (data) => [
      heading(greeting(data.giverName)),
      paragraph(
        data.count === 1
          ? 'Here is the link to the gift you gave or reserved with this address.'
          : `Here is one link to the ${data.count} gifts you gave or reserved with this address.`,
      ),
      button(data.link, 'See my gifts'),
      note('This link is yours alone. Anyone who has it can change your gifts.'),
    ],
    footer: asked,
  }),
};

/** Every mail that we send: what it needs, its subject and what it says. `layout.ts` has the parts. */
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { EmailKind } from '#rules/email-kinds.ts';
import { button, heading, note, paragraph, strong, textLink } from './layout.ts';

/**
 * A mail about a registry stays here while that registry is paused, and one about a pregnancy where its reader paused a list; of one about several, the parts are asked for each. A letter is what a
 * member wrote and sends by hand.
 */
export type MailSubject = 'pregnancy' | 'registry' | 'several-registries' | 'letter' | 'account' | 'shop';

interface MailTemplate<Schema extends z.ZodType> {
  about: MailSubject;
  /** For a mail that its reader may do without. */
  optional?: EmailKind;
  data: Schema;
  subject: (data: z.output<Schema>) => string;
  preview: (data: z.output<Schema>) => string;
  body: (data: z.output<Schema>) => ReactNode[];
  /** Why this person gets it. */
  footer: string;
}

const template = <Schema extends z.ZodType>(of: MailTemplate<Schema>) => of as unknown as MailTemplate<z.ZodUnknown>;

const typedAddress =
  'You’re getting this email because someone used this address at Layette. If it wasn’t you, just ignore it: nothing happens unless you use a link in it.';
const ownAccount = 'You’re getting this email because you have an account at Layette.';
const asked = 'You’re getting this email because you asked for it at Layette.';

const link = z.string().min(1);
/** What people wrote is null in a mail to an address that nobody confirmed. */
const written = z.string().nullable();
const gift = z.object({ quantity: z.number(), itemTitle: written, registryTitle: written, link });
const madeGift = gift.extend({ expires: z.string() });
type Gift = z.output<typeof gift>;
const madePledge = z.object({ amount: z.string(), fundTitle: written, registryTitle: written, link });
const endedShare = z.object({
  amount: z.string(),
  refund: z.string().nullable(),
  isCredit: z.coerce.boolean(),
  giftTitle: written,
  link,
});
const madeShare = z.object({ amount: z.string(), giftTitle: written, registryTitle: written, link });

const giftOf = ({ quantity, itemTitle }: Gift) =>
  itemTitle !== null ? `${quantity} × ${itemTitle}` : quantity === 1 ? 'a gift' : `${quantity} gifts`;
const forRegistry = ({ registryTitle }: Gift) => (registryTitle === null ? '' : ` for ${registryTitle}`);
const toward = (title: string | null) => (title === null ? '' : ` toward ${title}`);
const thanks = (name: string | null) => (name === null ? 'Thank you' : `Thank you, ${name}`);
const greeting = (name: string | null) => (name === null ? 'Hi there' : `Hi ${name}`);
const atStart = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

const endedText = ({ giftTitle, amount, refund, isCredit }: z.output<typeof endedShare>) => [
  paragraph(
    'The group gift you gave ',
    strong(amount),
    giftTitle === null ? ' toward has closed.' : ` toward, ${giftTitle}, has closed.`,
  ),
  paragraph(
    refund !== null
      ? `You’ll get ${refund} back the same way you paid.`
      : isCredit
        ? 'The family will take your share as store credit and choose something with it.'
        : 'The family has already used your share.',
  ),
];

const fromSomebody = { title: z.string(), giverName: written, hasMessage: z.boolean().default(false) };
const digest = z.object({
  registryTitle: z.string(),
  gifts: z.array(z.object({ ...fromSomebody, quantity: z.number() })),
  pledges: z.array(z.object({ ...fromSomebody, amount: z.string(), isSent: z.boolean() })).default([]),
  shares: z.array(z.object({ ...fromSomebody, amount: z.string(), isGoalReached: z.boolean() })).default([]),
  link,
  /** Mails that wait since before there was one tell of no money. */
  fundsLink: z.string().default(''),
});

const withMessage = ({ hasMessage }: { hasMessage: boolean }) => (hasMessage ? ', with a message for you' : '');

function digestSubject({ gifts, pledges, shares }: z.output<typeof digest>): string {
  const count = gifts.length + pledges.length + shares.length;
  if (gifts.length === count)
    return count === 1 ? 'Someone chose a gift from your list' : `${count} gifts were chosen from your list`;
  if (count > 1) return `${count} gifts for your registry`;
  const [pledge] = pledges;
  if (pledge !== undefined)
    return `${pledge.giverName ?? 'Someone'} ${pledge.isSent ? 'sent' : 'is sending'} you ${pledge.amount}`;
  return `${shares[0]!.giverName ?? 'Someone'} chipped in ${shares[0]!.amount}`;
}

export const templates: Record<string, MailTemplate<z.ZodUnknown>> = {
  'confirm-account': template({
    about: 'account',
    data: z.object({ link }),
    subject: () => 'Finish creating your Layette account',
    preview: () => 'One more step: your name and a password.',
    body: (data) => [
      heading('One more step'),
      paragraph(
        'Someone, hopefully you, used this address to create an account at Layette. Choose a name and a password within a day, and it is ready.',
      ),
      button(data.link, 'Create my account'),
      note('If it wasn’t you, there’s nothing to do. There is no account until someone uses this link.'),
    ],
    footer: typedAddress,
  }),

  'account-exists': template({
    about: 'account',
    data: z.object({ link }),
    subject: () => 'You already have a Layette account',
    preview: () => 'Sign in with the password you chose.',
    body: (data) => [
      heading('You already have an account'),
      paragraph(
        'Someone, hopefully you, tried to create an account with this address. You have one already, so just sign in. If you forgot your password, you can choose a new one there.',
      ),
      button(data.link, 'Sign in'),
      note('If it wasn’t you, there’s nothing to do. Nothing was changed.'),
    ],
    footer: ownAccount,
  }),

  invitation: template({
    about: 'registry',
    data: z.object({ link }),
    subject: () => 'You’re invited to help with a registry',
    preview: () => 'The link shows who invited you, and to what.',
    body: (data) => [
      heading('You’re invited'),
      paragraph(
        'Someone who uses Layette would like your help with their registry. Open the invitation to see who it is and what you’d be able to do. It’s good for two weeks.',
      ),
      button(data.link, 'Open the invitation'),
      note('If you weren’t expecting this, there’s nothing to do. No one is told whether you opened it.'),
    ],
    footer: typedAddress,
  }),

  'registry-offered': template({
    about: 'registry',
    data: z.object({ name: written, ownerName: written, link }),
    subject: () => 'Would you like to take over a registry?',
    preview: () => 'Nothing changes unless you accept.',
    body: (data) => [
      heading(greeting(data.name)),
      paragraph(
        strong(data.ownerName ?? 'The owner'),
        ' would like to hand over the registry you help with. If you accept within two weeks, you become its owner, and they stay on as an editor.',
      ),
      button(data.link, 'See the offer'),
    ],
    footer: ownAccount,
  }),

  'password-reset': template({
    about: 'account',
    data: z.object({ name: written, link }),
    subject: () => 'Reset your Layette password',
    preview: () => 'The link works once, for 30 minutes.',
    body: (data) => [
      heading(greeting(data.name)),
      paragraph(
        'Someone asked to reset the password for your account. If it was you, choose a new one within 30 minutes. The link works once.',
      ),
      button(data.link, 'Choose a new password'),
      note('If it wasn’t you, there’s nothing to do. Your password stays the same.'),
    ],
    footer: ownAccount,
  }),

  'password-changed': template({
    about: 'account',
    data: z.object({ name: written, link }),
    subject: () => 'Your password was changed',
    preview: () => 'If it wasn’t you, reset it right away.',
    body: (data) => [
      heading(greeting(data.name)),
      paragraph('Your password was just changed, and you were signed out everywhere else.'),
      paragraph('If it wasn’t you, reset your password right away:'),
      button(data.link, 'Reset my password'),
    ],
    footer: ownAccount,
  }),

  'second-factor-changed': template({
    about: 'account',
    data: z.object({ name: written, isOn: z.boolean(), link }),
    subject: (data) => (data.isOn ? 'A second step protects your account' : 'Your second step is off'),
    preview: (data) =>
      data.isOn ? 'Signing in now asks for a code from your phone.' : 'Signing in now takes only your password.',
    body: (data) => [
      heading(greeting(data.name)),
      paragraph(
        data.isOn
          ? 'A phone was just connected to your Layette account. From now on, signing in asks for a code from it after your password.'
          : 'The second step of your Layette account was just turned off. From now on, signing in takes only your password.',
      ),
      paragraph(
        data.isOn
          ? 'If this wasn’t you, choose a new password within a week. That signs everyone else out and disconnects the phone.'
          : 'If this wasn’t you, choose a new password right away. That signs everyone else out.',
      ),
      button(data.link, 'Choose a new password'),
    ],
    footer: ownAccount,
  }),

  'codes-tried': template({
    about: 'account',
    data: z.object({ name: written, link }),
    subject: () => 'Someone tried to sign in to your account',
    preview: () => 'They knew the password, but not the code from your phone.',
    body: (data) => [
      heading(greeting(data.name)),
      paragraph(
        'Someone gave the password of your Layette account and then several wrong codes. They were not let in, and nothing was shown to them.',
      ),
      paragraph("If this wasn't you, somebody knows your password. Choose a new one:"),
      button(data.link, 'Choose a new password'),
      note('If it was you, wait a while and try again with the code that your app shows then.'),
    ],
    footer: ownAccount,
  }),

  'confirm-email': template({
    about: 'account',
    data: z.object({ link }),
    subject: () => 'Confirm your new email',
    preview: () => 'Your account keeps its old address until you do.',
    body: (data) => [
      heading('Is this your new address?'),
      paragraph(
        'Someone, hopefully you, would like to use this address for their Layette account. Confirm it within a day, and sign in with it from then on.',
      ),
      button(data.link, 'Confirm my new email'),
      note('If it wasn’t you, there’s nothing to do.'),
    ],
    footer: typedAddress,
  }),

  'email-changed': template({
    about: 'account',
    data: z.object({ name: written, link }),
    subject: () => 'The email of your account was changed',
    preview: () => 'You were signed out everywhere.',
    body: (data) => [
      heading(greeting(data.name)),
      paragraph(
        'Your Layette account has another email address now, and you were signed out everywhere. We won’t write to this address about it anymore.',
      ),
      paragraph('If it wasn’t you, please write to us right away: someone may know your password.'),
      button(data.link, 'Go to Layette'),
    ],
    footer: ownAccount,
  }),

  'account-ends': template({
    about: 'account',
    data: z.object({ name: written, day: z.string(), link }),
    subject: () => 'Your account will be deleted',
    preview: (data) => `Sign in before ${data.day} to keep it.`,
    body: (data) => [
      heading(greeting(data.name)),
      paragraph(
        `You asked us to delete your account. On ${data.day} everything in it goes: your registries, your addresses, what you wrote. Until then your registries are paused, and no one can give from them.`,
      ),
      paragraph('Changed your mind? Just sign in before that day. Then open your registries again in the settings.'),
      button(data.link, 'Sign in and keep my account'),
    ],
    footer: ownAccount,
  }),

  'reservation-made': template({
    about: 'registry',
    data: madeGift.extend({ giverName: written }),
    subject: (data) =>
      data.registryTitle === null || data.itemTitle === null
        ? 'Please confirm the gift you reserved'
        : `Reserved for ${data.registryTitle}: ${data.itemTitle}`,
    preview: () => 'Please confirm your email address so we can hold it for you longer.',
    body: (data) => [
      heading(thanks(data.giverName)),
      paragraph(
        data.registryTitle === null ? 'Someone, hopefully you, used this address to reserve ' : 'You reserved ',
        strong(giftOf(data)),
        `${forRegistry(data)}. Now no one else will give the same gift by accident.`,
      ),
      paragraph(
        `Please confirm your email address before ${data.expires} so we can hold it for you longer. Use the same link to tell us you bought it, or if you change your mind.`,
      ),
      button(data.link, 'Confirm or change my gift'),
      note('This link is yours alone. Anyone who has it can change your reservation.'),
    ],
    footer: typedAddress,
  }),

  'reservation-cancelled': template({
    about: 'registry',
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
              atStart(
                `${giftOf(data)}${forRegistry(data)} ${data.quantity === 1 ? 'is' : 'are'} open for someone else to give.`,
              ),
            ),
            paragraph('Changed your mind? As long as it’s still open, you can reserve it again from the registry.'),
          ]),
      button(data.link, 'Open the registry'),
    ],
    footer: typedAddress,
  }),

  'gift-changed': template({
    about: 'registry',
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
    // The registry sends nothing any more, and what its givers do next is theirs to decide.
    about: 'shop',
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

  'contribution-made': template({
    about: 'registry',
    data: madePledge.extend({ giverName: written }),
    subject: (data) =>
      data.fundTitle === null ? 'Please confirm your cash gift' : `Your ${data.amount} for ${data.fundTitle}`,
    preview: () => 'Confirm it, and you’ll see how to send it.',
    body: (data) => [
      heading(thanks(data.giverName)),
      paragraph(
        data.fundTitle === null ? 'Someone, hopefully you, used this address to promise ' : 'You promised ',
        strong(data.amount),
        toward(data.fundTitle),
        '. Layette never holds the money: you send it to the family yourself.',
      ),
      paragraph('Open this page within three days to confirm your email. It shows where to send the money.'),
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
    about: 'registry',
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
    about: 'shop',
    data: madeShare.extend({ giverName: written }),
    subject: (data) =>
      data.giftTitle === null ? 'Your share of a group gift' : `You chipped in for ${data.giftTitle}`,
    preview: (data) => `${data.amount}, and a link to your share.`,
    body: (data) => [
      heading(thanks(data.giverName)),
      paragraph('You gave ', strong(data.amount), `${toward(data.giftTitle)}. Others can chip in for the rest.`),
      paragraph('If it isn’t needed after all, we’ll tell you what happens to your share.'),
      button(data.link, 'See my share'),
      note('This link is yours alone. Anyone who has it can take your share back while the goal isn’t reached.'),
    ],
    footer: typedAddress,
  }),

  'group-gift-ended': template({
    about: 'shop',
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

  'reservations-collected': template({
    about: 'several-registries',
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
        paragraph(strong(one.amount), toward(one.fundTitle)),
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
    data: madeGift.extend({
      giverName: written,
      isConfirmed: z.coerce.boolean(),
      /** Null to an address that was only typed: nothing else of it is ours to offer. */
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
    about: 'registry',
    data: gift.extend({ giverName: written, preferences: link }),
    subject: (data) => `We’re no longer holding ${data.itemTitle ?? 'your gift'}`,
    preview: () => 'Bought it already? Just tell us.',
    body: (data) => [
      heading(greeting(data.giverName)),
      paragraph(
        'We were holding ',
        strong(giftOf(data)),
        `${forRegistry(data)} for you. The two weeks are over, so it’s open for someone else to give.`,
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
          ? 'Here is the link to the gift you reserved with this address.'
          : `Here is one link to all ${data.count} gifts you reserved with this address.`,
      ),
      button(data.link, 'See my gifts'),
      note('This link is yours alone. Anyone who has it can change your reservations.'),
    ],
    footer: asked,
  }),

  'gifts-digest': template({
    about: 'registry',
    optional: 'gift-digest',
    data: digest,
    subject: digestSubject,
    preview: (data) => data.registryTitle,
    body: (data) => [
      heading('Good news from your registry'),
      paragraph(`Here’s what people chose from ${data.registryTitle} since we last wrote:`),
      ...data.gifts.map((one) =>
        paragraph(
          strong(one.quantity > 1 ? `${one.quantity} × ${one.title}` : one.title),
          one.giverName === null ? '' : `, from ${one.giverName}`,
          withMessage(one),
        ),
      ),
      ...data.pledges.map((one) =>
        paragraph(
          `${one.giverName ?? 'Someone'} ${one.isSent ? 'says they sent you' : 'promised'} `,
          strong(one.amount),
          ` toward ${one.title}`,
          withMessage(one),
          '.',
        ),
      ),
      ...data.shares.map((one) =>
        paragraph(
          `${one.giverName ?? 'Someone'} gave `,
          strong(one.amount),
          ` toward ${one.title}`,
          withMessage(one),
          one.isGoalReached ? '. The goal is reached: you can take it as store credit now.' : '.',
        ),
      ),
      ...(data.pledges.length > 0
        ? [paragraph('When the money arrives, mark it as received so they know it reached you.')]
        : []),
      data.gifts.length > 0 ? button(data.link, 'Open my gift tracker') : button(data.fundsLink, 'See my funds'),
      ...(data.gifts.length > 0 && data.pledges.length + data.shares.length > 0
        ? [paragraph(textLink(data.fundsLink, 'See my cash funds and group gifts'))]
        : []),
      note('We wait at least two hours after each gift before we write, in case someone changes their mind.'),
    ],
    footer: ownAccount,
  }),

  'thank-you-note': template({
    about: 'letter',
    data: z.object({ giverName: written, registryTitle: written, paragraphs: z.array(z.string()), preferences: link }),
    subject: (data) =>
      data.registryTitle === null ? 'A thank-you note for you' : `Thank you, from ${data.registryTitle}`,
    preview: (data) => data.paragraphs[0] ?? '',
    body: (data) => [
      heading(data.giverName === null ? 'A note for you' : `For ${data.giverName}`),
      ...data.paragraphs.map((text) => paragraph(text)),
      note(
        'The family wrote this note about your gift. We don’t share your address with them, so replies to this email don’t reach them. ',
        textLink(data.preferences, 'Choose which emails you get'),
      ),
    ],
    footer: 'You’re getting this email because you gave a gift from a registry at Layette.',
  }),

  'registry-shared': template({
    about: 'registry',
    data: z.object({ link }),
    subject: () => 'Someone shared a gift registry with you',
    preview: () => 'A family would like you to see their list.',
    body: (data) => [
      heading('You’re invited to take a look'),
      paragraph(
        'A family has asked us to send you a link to their gift registry. You can look around and reserve a gift without an account.',
      ),
      button(data.link, 'See the registry'),
      note(
        'We don’t put names in emails to addresses we don’t know. If no one told you about a registry, just ignore this.',
      ),
    ],
    footer: 'You’re getting this email because a family typed this address at Layette. We didn’t add it to any list.',
  }),

  'insert-cards-ordered': template({
    about: 'shop',
    data: z.object({ quantity: z.number(), ownerName: z.string(), ownerEmail: z.string(), link }),
    subject: (data) => `${data.quantity} insert cards to print`,
    preview: (data) => `For ${data.ownerName}`,
    body: (data) => [
      heading(`${data.quantity} insert cards to print`),
      paragraph(
        strong(data.ownerName),
        ` asked the shop to print ${data.quantity} insert cards. Please write to ${data.ownerEmail} about delivery.`,
      ),
      button(data.link, 'Open the registry'),
    ],
    footer: 'You’re getting this email because you work at this shop.',
  }),

  'support-asked': template({
    about: 'shop',
    data: z.object({ ownerName: z.string(), ownerEmail: z.string(), message: z.string(), link }),
    subject: (data) => `${data.ownerName} asks about a registry`,
    preview: (data) => data.message.slice(0, 100),
    body: (data) => [
      heading(`${data.ownerName} asks`),
      ...data.message.split('\n').map((line) => paragraph(line)),
      note(`Please write your answer to ${data.ownerEmail}.`),
      button(data.link, 'Open the registry'),
    ],
    footer: 'You’re getting this email because you work at this shop.',
  }),

  'question-confirm': template({
    about: 'shop',
    data: z.object({ title: z.string(), link }),
    subject: () => 'Please confirm your question',
    preview: (data) => `Your question about ${data.title}`,
    body: (data) => [
      heading('Please confirm your question'),
      paragraph(
        'Someone, hopefully you, used this address to ask a question about ',
        strong(data.title),
        '. Once you confirm it, we’ll review it and post it on the product page, without your address.',
      ),
      button(data.link, 'See my question'),
    ],
    footer: typedAddress,
  }),

  'question-answered': template({
    about: 'shop',
    data: z.object({ title: z.string(), link }),
    subject: () => 'Your question has an answer',
    preview: (data) => `You asked about ${data.title}.`,
    body: (data) => [
      heading('Your question has an answer'),
      paragraph('Someone answered the question you asked about ', strong(data.title), '.'),
      button(data.link, 'Read the answer'),
      note('We only email you about the first answer. More may follow on the page.'),
    ],
    footer: asked,
  }),

  'privacy-request-confirm': template({
    about: 'shop',
    data: z.object({ reference: z.string(), link }),
    subject: (data) => `Please confirm your request ${data.reference}`,
    preview: () => 'One more step before we look into it.',
    body: (data) => [
      heading('Please confirm your request'),
      paragraph(
        'Someone, hopefully you, used this address to ask about the data we store. The request is ',
        strong(data.reference),
        '. Please confirm it within a week, so that we know it comes from you.',
      ),
      button(data.link, 'Confirm my request'),
      note('The same link shows how your request stands.'),
    ],
    footer: typedAddress,
  }),

  'privacy-request-received': template({
    about: 'shop',
    data: z.object({ reference: z.string(), what: z.string(), from: z.string(), dueOn: z.string(), link }),
    subject: (data) => `Privacy request ${data.reference}`,
    preview: (data) => data.what,
    body: (data) => [
      heading(`Privacy request ${data.reference}`),
      paragraph(strong(data.from), ` asks: ${data.what}. Please answer by ${data.dueOn}.`),
      button(data.link, 'Open the requests'),
    ],
    footer: 'You’re getting this email because you work at this shop.',
  }),

  'privacy-request-answered': template({
    about: 'shop',
    data: z.object({ reference: z.string(), link }),
    subject: (data) => `Your request ${data.reference} has an answer`,
    preview: () => 'Open it to read what we did.',
    body: (data) => [
      heading('Your request has an answer'),
      paragraph('We looked into ', strong(data.reference), '. What we did, or why we could not, is on its page.'),
      button(data.link, 'Read the answer'),
    ],
    footer: asked,
  }),

  'availability-confirm': template({
    about: 'shop',
    data: z.object({ title: z.string(), link }),
    subject: () => 'Want to know when it’s back?',
    preview: (data) => data.title,
    body: (data) => [
      heading('Want to know when it’s back?'),
      paragraph(
        'Someone, hopefully you, asked us to email this address once, as soon as ',
        strong(data.title),
        ' is available. Please confirm, and we will.',
      ),
      button(data.link, 'Confirm or stop the alert'),
      note('It’s one email, not a newsletter. The same link stops the alert at any time.'),
    ],
    footer: typedAddress,
  }),

  'checklist-confirm': template({
    about: 'account',
    data: z.object({ link }),
    subject: () => 'Your list from Layette',
    preview: () => 'One tap, and we’ll send it.',
    body: (data) => [
      heading('Shall we send your list?'),
      paragraph('Someone, hopefully you, asked us to send a list to this address. It’s one email, not a newsletter.'),
      button(data.link, 'Yes, send it'),
      note('The link works for two days. After that we forget the address.'),
    ],
    footer: typedAddress,
  }),

  'checklist-list': template({
    about: 'account',
    data: z.object({
      count: z.number(),
      sections: z.array(z.object({ title: z.string(), items: z.array(z.string()) })),
      link,
    }),
    subject: () => 'Your list',
    preview: (data) => `${data.count} things, and a reason for each behind the link.`,
    body: (data) => [
      heading('Your list'),
      ...data.sections.map(({ title, items }) => paragraph(strong(title), `: ${items.join(', ')}`)),
      button(data.link, 'See it with the reasons'),
      note('This is the one email you asked for. We’ve forgotten your answers.'),
    ],
    footer: asked,
  }),

  'pregnancy-emails-confirm': template({
    about: 'account',
    data: z.object({ link }),
    subject: () => 'Please confirm: a weekly email',
    preview: () => 'One short email a week, if you want it.',
    body: (data) => [
      heading('One short email a week?'),
      paragraph(
        'Someone, hopefully you, asked us to send this address one email a week, about the week. Please confirm, and the first comes when the next week begins.',
      ),
      button(data.link, 'Confirm or say no'),
      note('Every email has a link that stops them at once. We keep the date sealed, and forget it when you stop.'),
    ],
    footer: typedAddress,
  }),

  'pregnancy-week': template({
    about: 'pregnancy',
    data: z.object({
      stage: z.enum(['pregnant', 'surrogate']),
      title: z.string(),
      teaser: z.string(),
      babySize: z.string().nullable(),
      link,
      stopLink: link,
      oneClickLink: link,
    }),
    // It may light up on a screen that others see.
    subject: () => 'Your week at Layette',
    preview: () => 'A short read for this week.',
    body: (data) => [
      heading(data.title),
      paragraph(data.teaser),
      ...(data.babySize === null
        ? []
        : [paragraph(data.stage === 'surrogate' ? 'Your baby is ' : 'The baby is ', strong(data.babySize), ' now.')]),
      button(data.link, 'Read about this week'),
      note('No questions asked: ', textLink(data.stopLink, 'stop these emails')),
    ],
    footer: asked,
  }),

  'availability-now': template({
    about: 'shop',
    data: z.object({ title: z.string(), variant: z.string(), link }),
    subject: (data) => `Available now: ${data.title}`,
    preview: () => 'You asked us to let you know.',
    body: (data) => [
      heading('It’s available now'),
      paragraph(
        'You asked us to let you know: ',
        strong(data.title),
        data.variant === '' ? ' is available.' : ` (${data.variant}) is available.`,
      ),
      button(data.link, 'See the product'),
      note('This is the one email you asked for. We won’t send another.'),
    ],
    footer: asked,
  }),
};

const collectedMade = (made: z.output<typeof madeGift>[]) => [
  paragraph(
    'You reserved these gifts. Now no one else will give the same ones by accident. Please confirm each one with its own link so we can hold it for you longer. Use that link to tell us you bought it, too, or if you change your mind.',
  ),
  ...made.flatMap((one) => [
    paragraph(strong(atStart(giftOf(one))), `${forRegistry(one)}, held until ${one.expires}`),
    button(one.link, 'Confirm or change this gift'),
  ]),
  note('These links are yours alone. Anyone who has one can change that reservation.'),
];

const collectedCancelled = (cancelled: Gift[]) => [
  paragraph('These reservations are canceled, and the gifts are open for someone else to give:'),
  ...cancelled.flatMap((one) => [
    paragraph(atStart(`${giftOf(one)}${forRegistry(one)}`)),
    button(one.link, 'Open the registry'),
  ]),
];

/** Every mail that we send: what it needs, its subject and what it says. `layout.ts` has the parts. */
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { EmailKind } from '#rules/email-kinds.ts';
import { button, heading, note, paragraph, strong } from './layout.ts';

/** A mail about a registry stays here while that registry is paused; of one about several, the parts are asked for each. */
export type MailSubject = 'registry' | 'several-registries' | 'account' | 'shop';

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
  "You're getting this email because someone used this address at Layette. If it wasn't you, just ignore it: nothing happens unless you use a link in it.";
const ownAccount = "You're getting this email because you have an account at Layette.";
const asked = "You're getting this email because you asked for it at Layette.";

const link = z.string().min(1);
/** What people wrote is null in a mail to an address that nobody confirmed. */
const written = z.string().nullable();
const gift = z.object({ quantity: z.number(), itemTitle: written, registryTitle: written, link });
const madeGift = gift.extend({ expires: z.string() });
type Gift = z.output<typeof gift>;

const giftOf = ({ quantity, itemTitle }: Gift) =>
  itemTitle !== null ? `${quantity} × ${itemTitle}` : quantity === 1 ? 'a gift' : `${quantity} gifts`;
const forRegistry = ({ registryTitle }: Gift) => (registryTitle === null ? '' : ` for ${registryTitle}`);
const thanks = (name: string | null) => (name === null ? 'Thank you' : `Thank you, ${name}`);
const greeting = (name: string | null) => (name === null ? 'Hi there' : `Hi ${name}`);
const atStart = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

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
      note("If it wasn't you, there's nothing to do. There is no account until someone uses this link."),
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
      note("If it wasn't you, there's nothing to do. Nothing was changed."),
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
      note("If you weren't expecting this, there's nothing to do. No one is told whether you opened it."),
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
        ' would like to hand over the registry that you help with. If you accept within two weeks, you become its owner, and they go on as an editor.',
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
      note("If it wasn't you, there's nothing to do. Your password stays the same."),
    ],
    footer: ownAccount,
  }),

  'password-changed': template({
    about: 'account',
    data: z.object({ name: written, link }),
    subject: () => 'Your password was changed',
    preview: () => "If it wasn't you, reset it right away.",
    body: (data) => [
      heading(greeting(data.name)),
      paragraph('Your password was just changed, and you were signed out everywhere else.'),
      paragraph("If it wasn't you, reset your password right away:"),
      button(data.link, 'Reset my password'),
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
      note("If it wasn't you, there's nothing to do."),
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
        'Your Layette account has another email address now, and you were signed out everywhere. We won’t write to this address about it any more.',
      ),
      paragraph("If it wasn't you, please write to us right away: someone knows your password."),
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
        `You asked us to delete your account. On ${data.day} everything in it goes: your registries, your addresses, what you wrote. Until then your registries are paused and nobody can give.`,
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
    data: gift,
    subject: (data) => (data.itemTitle === null ? 'Your reservation is canceled' : `Canceled: ${data.itemTitle}`),
    preview: (data) => atStart(`${giftOf(data)}${forRegistry(data)}`),
    body: (data) => [
      heading('Your reservation is canceled'),
      paragraph(
        atStart(
          `${giftOf(data)}${forRegistry(data)} ${data.quantity === 1 ? 'is' : 'are'} open for someone else to give.`,
        ),
      ),
      paragraph("Changed your mind? As long as it's still open, you can reserve it again from the registry."),
      button(data.link, 'Open the registry'),
    ],
    footer: typedAddress,
  }),

  'gift-changed': template({
    about: 'registry',
    data: gift.extend({ isRemoved: z.coerce.boolean() }),
    subject: () => 'A gift you reserved has changed',
    preview: (data) => atStart(`${giftOf(data)}${forRegistry(data)}`),
    body: (data) => [
      heading('A gift you reserved has changed'),
      paragraph(
        'You reserved ',
        strong(giftOf(data)),
        forRegistry(data),
        data.isRemoved
          ? '. The family has since taken it off their list.'
          : '. The family now wishes for fewer of these.',
      ),
      paragraph(
        "They don't know that you reserved it. If you bought it already, you can still give it. If not, you can cancel your reservation and choose something else.",
      ),
      button(data.link, 'See my gifts'),
    ],
    footer: typedAddress,
  }),

  'reservations-collected': template({
    about: 'several-registries',
    data: z.object({
      giverName: written,
      count: z.number(),
      made: z.array(madeGift),
      cancelled: z.array(gift),
    }),
    subject: (data) => `Your ${data.count} gifts`,
    preview: (data) =>
      data.made.length > 0
        ? 'Please confirm each one so we can hold it for you longer.'
        : 'These reservations are canceled.',
    body: (data) => [
      heading(thanks(data.giverName)),
      ...(data.made.length > 0 ? collectedMade(data.made) : []),
      ...(data.cancelled.length > 0 ? collectedCancelled(data.cancelled) : []),
    ],
    footer: typedAddress,
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
        ". Once you confirm it, we'll review it and post it on the product page, without your address.",
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

  'availability-confirm': template({
    about: 'shop',
    data: z.object({ title: z.string(), link }),
    subject: () => "Want to know when it's back?",
    preview: (data) => data.title,
    body: (data) => [
      heading("Want to know when it's back?"),
      paragraph(
        'Someone, hopefully you, asked us to email this address once, as soon as ',
        strong(data.title),
        ' is available. Please confirm, and we will.',
      ),
      button(data.link, 'Confirm or stop the alert'),
      note("It's one email, not a newsletter. The same link stops the alert at any time."),
    ],
    footer: typedAddress,
  }),

  'availability-now': template({
    about: 'shop',
    data: z.object({ title: z.string(), variant: z.string(), link }),
    subject: (data) => `Available now: ${data.title}`,
    preview: () => 'You asked us to let you know.',
    body: (data) => [
      heading("It's available now"),
      paragraph(
        'You asked us to let you know: ',
        strong(data.title),
        data.variant === '' ? ' is available.' : ` (${data.variant}) is available.`,
      ),
      button(data.link, 'See the product'),
      note("This is the one email you asked for. We won't send another."),
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

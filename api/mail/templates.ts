/** Every mail that we send: what it needs, its subject and what it says. `layout.ts` has the parts. */
import type { ReactNode } from 'react';
import { z } from 'zod';
import { button, heading, note, paragraph, strong } from './layout.ts';

interface MailTemplate<Schema extends z.ZodType> {
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
const gift = z.object({ quantity: z.number(), itemTitle: z.string(), registryTitle: z.string(), link });
const madeGift = gift.extend({ expires: z.string() });
type Gift = z.output<typeof gift>;

const giftOf = ({ quantity, itemTitle }: Gift) => `${quantity} × ${itemTitle}`;

export const templates: Record<string, MailTemplate<z.ZodUnknown>> = {
  welcome: template({
    data: z.object({ name: z.string(), link }),
    subject: () => 'Welcome to Layette',
    preview: () => 'Your account is ready.',
    body: (data) => [
      heading(`Welcome, ${data.name}`),
      paragraph(
        'Your account is ready. Start with one thing you already know you want. The rest can come a little at a time.',
      ),
      button(data.link, 'Open my registry'),
    ],
    footer: typedAddress,
  }),

  'password-reset': template({
    data: z.object({ name: z.string(), link }),
    subject: () => 'Reset your Layette password',
    preview: () => 'The link works once, for 30 minutes.',
    body: (data) => [
      heading(`Hi ${data.name}`),
      paragraph(
        'Someone asked to reset the password for your account. If it was you, choose a new one within 30 minutes. The link works once.',
      ),
      button(data.link, 'Choose a new password'),
      note("If it wasn't you, there's nothing to do. Your password stays the same."),
    ],
    footer: ownAccount,
  }),

  'password-changed': template({
    data: z.object({ name: z.string(), link }),
    subject: () => 'Your password was changed',
    preview: () => "If it wasn't you, reset it right away.",
    body: (data) => [
      heading(`Hi ${data.name}`),
      paragraph('Your password was just changed, and you were signed out everywhere else.'),
      paragraph("If it wasn't you, reset your password right away:"),
      button(data.link, 'Reset my password'),
    ],
    footer: ownAccount,
  }),

  'reservation-made': template({
    data: madeGift.extend({ giverName: z.string() }),
    subject: (data) => `Reserved for ${data.registryTitle}: ${data.itemTitle}`,
    preview: () => 'Please confirm your email address so we can hold it for you longer.',
    body: (data) => [
      heading(`Thank you, ${data.giverName}`),
      paragraph(
        'You reserved ',
        strong(giftOf(data)),
        ` for ${data.registryTitle}. Now no one else will give the same gift by accident.`,
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
    data: gift,
    subject: (data) => `Canceled: ${data.itemTitle}`,
    preview: (data) => `${giftOf(data)} for ${data.registryTitle}`,
    body: (data) => [
      heading('Your reservation is canceled'),
      paragraph(`${giftOf(data)} for ${data.registryTitle} is open for someone else to give.`),
      paragraph("Changed your mind? As long as it's still open, you can reserve it again from the registry."),
      button(data.link, 'Open the registry'),
    ],
    footer: typedAddress,
  }),

  'reservations-collected': template({
    data: z.object({
      giverName: z.string(),
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
      heading(`Thank you, ${data.giverName}`),
      ...(data.made.length > 0 ? collectedMade(data.made) : []),
      ...(data.cancelled.length > 0 ? collectedCancelled(data.cancelled) : []),
    ],
    footer: typedAddress,
  }),

  'question-confirm': template({
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
    paragraph(strong(giftOf(one)), ` for ${one.registryTitle}, held until ${one.expires}`),
    button(one.link, 'Confirm or change this gift'),
  ]),
  note('These links are yours alone. Anyone who has one can change that reservation.'),
];

const collectedCancelled = (cancelled: Gift[]) => [
  paragraph('These reservations are canceled, and the gifts are open for someone else to give:'),
  ...cancelled.flatMap((one) => [
    paragraph(`${giftOf(one)} for ${one.registryTitle}`),
    button(one.link, 'Open the registry'),
  ]),
];

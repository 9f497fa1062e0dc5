/** Mails that readers and shoppers requested. */
import { z } from 'zod';
import { button, heading, note, paragraph, strong, textLink } from '../layout.ts';
import { asked, link, template, typedAddress } from './template.ts';

export const shopMails = {
  'question-confirm': template({
    about: 'shop',
    isForAddress: () => true,
    data: z.object({ title: z.string(), link }),
    subject: () => 'Please confirm your question',
    preview: (data) => `Your question about ${data.title}`,
    body: (data) => [
      heading('Please confirm your question'),
      paragraph(
        'Someone, hopefully you, used this address to ask a question about ',
        strong(data.title),
        '. Once you confirm it, we’ll review it before it appears on the product page, without your address.',
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
    isForAddress: () => true,
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
      paragraph('We looked into ', strong(data.reference), '. What we did, or why we couldn’t, is on its page.'),
      button(data.link, 'Read the answer'),
    ],
    footer: asked,
  }),

  'availability-confirm': template({
    about: 'shop',
    isForAddress: () => true,
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
      ...data.sections.map(({ title, items }) => paragraph(strong(title), `: ${items.join('; ')}`)),
      button(data.link, 'See it with the reasons'),
      note('This is the one email you asked for. We’ve forgotten your answers.'),
    ],
    footer: asked,
  }),

  'pregnancy-emails-confirm': template({
    about: 'account',
    data: z.object({ link }),
    subject: () => 'Please confirm your weekly email',
    preview: () => 'One short email a week, if you want it.',
    body: (data) => [
      heading('One short email a week?'),
      paragraph(
        'Someone, hopefully you, asked us to send one short email a week to this address. Please confirm, and the first one comes when the next week begins.',
      ),
      button(data.link, 'Confirm or say no'),
      note('Every email has a link that stops them at once. We keep the date encrypted, and forget it when you stop.'),
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
    // It may appear on a screen that others see.
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
};

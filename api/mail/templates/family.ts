/** To families, and from them. */
import { z } from 'zod';
import { button, heading, note, paragraph, strong, textLink } from '../layout.ts';
import { link, ownAccount, template, written } from './template.ts';

const fromSomebody = { title: z.string(), giverName: written, hasMessage: z.boolean().default(false) };

const digest = z.object({
  registryTitle: z.string(),
  gifts: z.array(z.object({ ...fromSomebody, quantity: z.number() })),
  pledges: z.array(z.object({ ...fromSomebody, amount: z.string(), isSent: z.boolean() })).default([]),
  shares: z.array(z.object({ ...fromSomebody, amount: z.string(), isGoalReached: z.boolean() })).default([]),
  link,
  /** Waiting mails from before this field existed do not mention money. */
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

export const familyMails = {
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
      ...data.message
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => paragraph(line)),
      note(`Please write your answer to ${data.ownerEmail}.`),
      button(data.link, 'Open the registry'),
    ],
    footer: 'You’re getting this email because you work at this shop.',
  }),
};

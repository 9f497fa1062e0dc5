import { readFileSync } from 'node:fs';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { colors } from './layout.ts';
import { renderMail } from './render.ts';
import { templates } from './templates.ts';

const link = 'https://shop.example/reservations/1?token=a&x=1';
const gift = { quantity: 1, itemTitle: 'Cot & mattress', registryTitle: 'Olive’s', expires: 'Monday', link };
const made = { ...gift, giverName: '<b>Gus</b>' };
const collected = {
  giverName: '<b>Gus</b>',
  count: 2,
  made: [{ ...gift, itemTitle: 'Crib' }],
  cancelled: [{ ...gift, itemTitle: 'Mobile', link: `${link}&second=1` }],
};

const pledge = { giverName: '<b>Gus</b>', amount: '$50', fundTitle: 'Diapers', registryTitle: 'Olive’s', link };
const share = { giverName: '<b>Gus</b>', amount: '$50', giftTitle: 'Crib', registryTitle: 'Olive’s', link };
const typed = { giverName: null, registryTitle: null };
const news = { giverName: '<b>Gus</b>', amount: '$50' };

const samples: Record<string, Record<string, unknown>> = {
  'password-reset': { name: '<b>Olive</b>', link },
  'password-changed': { name: '<b>Olive</b>', link },
  'codes-tried': { name: '<b>Olive</b>', link },
  'second-factor-changed': { name: '<b>Olive</b>', isOn: true, link },
  'email-changed': { name: '<b>Olive</b>', link },
  'account-ends': { name: '<b>Olive</b>', day: 'March 3, 2027', link },
  'registry-offered': { name: '<b>Olive</b>', ownerName: 'Sam', link },
  'reservation-made': made,
  'reservation-cancelled': { ...gift, itemTitle: '<b>Cot</b>' },
  'gift-changed': { ...gift, itemTitle: '<b>Cot</b>', isRemoved: 1 },
  'reservations-collected': collected,
  'contribution-made': pledge,
  'contribution-received': pledge,
  'contribution-cancelled': pledge,
  'group-share-made': share,
  'group-gift-ended': { ...share, refund: '$20', isCredit: 0 },
  'group-gift-to-choose': { ownerName: '<b>Olive</b>', isProductGone: true, link },
  'reservation-reminder': { ...made, isConfirmed: 1, preferences: link },
  'reservation-expired': { ...made, preferences: link },
  'own-gifts': { giverName: '<b>Gus</b>', count: 2, link },
  'gifts-digest': {
    registryTitle: 'Olive’s',
    gifts: [{ quantity: 2, title: '<b>Cot</b>', giverName: null }],
    pledges: [{ ...news, title: '<b>Diapers</b>', isSent: true }],
    shares: [{ ...news, title: '<b>Crib</b>', isGoalReached: true, hasMessage: true }],
    link,
    fundsLink: link,
  },
  'thank-you-note': { giverName: null, registryTitle: null, paragraphs: ['<b>Thanks</b>'], preferences: link },
  'registry-deleted': {
    giverName: 'Gus',
    registryTitle: '<b>Olive</b>',
    gifts: '<b>Crib</b>',
    isAnyBought: 1,
    isAnyPledged: 1,
    link,
  },
  'support-asked': { ownerName: '<b>Olive</b>', ownerEmail: 'olive@example.com', message: '<b>Hi</b>', link },
  'insert-cards-ordered': { quantity: 20, ownerName: '<b>Olive</b>', ownerEmail: 'olive@example.com', link },
  'question-confirm': { title: '<b>Stroller</b>', link },
  'question-answered': { title: '<b>Stroller</b>', link },
  'privacy-request-confirm': { reference: '<b>PR</b>', link },
  'privacy-request-received': {
    reference: 'PR-1',
    what: '<b>Delete</b>',
    from: 'a@example.com',
    dueOn: '2027-01-07',
    link,
  },
  'privacy-request-answered': { reference: '<b>PR</b>', link },
  'availability-confirm': { title: '<b>Stroller</b>', link },
  'checklist-confirm': { link },
  'checklist-list': { count: 2, sections: [{ title: 'Sleep', items: ['<b>Crib</b>', 'Sheets × 3'] }], link },
  'pregnancy-emails-confirm': { link },
  'pregnancy-week': {
    stage: 'pregnant',
    title: '<b>Halfway</b>',
    teaser: 'Halfway.',
    babySize: 'as long as a banana',
    link,
    stopLink: link,
    oneClickLink: link,
  },
  'availability-now': { title: '<b>Stroller</b>', variant: 'Sage', link },
};

/** Mails that contain no text written by people. */
const withoutWords = [
  'confirm-account',
  'account-exists',
  'invitation',
  'confirm-email',
  'email-has-account',
  'registry-shared',
  'pregnancy-emails-confirm',
  'checklist-confirm',
];

describe('mails', () => {
  it.each(Object.keys(templates).filter((name) => !withoutWords.includes(name)))(
    '%s has a subject, its link and what people wrote, in HTML and as text',
    async (name) => {
      const { subject, html, text } = await renderMail(name, samples[name]!);
      expect(subject).not.toBe('');
      expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
      expect(html).toMatch(/&lt;b&gt;\w+&lt;\/b&gt;/);
      // Text written by people creates no element.
      expect(html).not.toContain('<b>');
      expect(text).toMatch(new RegExp(`: ${link.replaceAll('?', '\\?')}(\n|$)`));
      expect(text).toMatch(/<b>\w+<\/b>/);
      expect(text).not.toMatch(/&amp;|&lt;|undefined|\[object/);
      expect(parseDocument(html).children.length).toBeGreaterThan(0);
    },
  );

  it.each(withoutWords)('%s has a subject and its link, and needs nothing else', async (name) => {
    const { subject, html, text } = await renderMail(name, { link });
    expect(subject).not.toBe('');
    expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
    expect(text).toContain(`: ${link}`);
  });

  it('say the same as text, with the address after the label of a button', async () => {
    const { subject, text } = await renderMail('reservation-made', made);
    expect(subject).toBe('Reserved for Olive’s: Cot & mattress');
    expect(text).toContain('Thank you, <b>Gus</b>');
    expect(text).toContain('You reserved Cot & mattress for Olive’s.');
    expect(text).toContain(`See or change my gift: ${link}`);
    expect(text.match(/holding it for you until Monday/g)).toHaveLength(1);
  });

  it.each([
    ['reservation-made', { ...made, ...typed, itemTitle: null }],
    ['contribution-made', { ...pledge, ...typed, fundTitle: null, expires: 'Monday' }],
  ])('%s asks to confirm an address that was only typed, until when, and no other', async (template, ofStranger) => {
    const { subject, text } = await renderMail(template, ofStranger);
    expect(subject).toMatch(/^Please confirm/);
    expect(text).toMatch(/before Monday/);
    expect((await renderMail(template, samples[template]!)).html).not.toMatch(/confirm/i);
  });

  it('list each of several gifts with its own link, and leave out empty parts', async () => {
    const both = await renderMail('reservations-collected', collected);
    expect(both.subject).toBe('Your 2 gifts');
    expect(both.text).toContain(`Crib for Olive’s, held until Monday\n\nConfirm or change this gift: ${link}\n`);
    expect(both.text).toContain(`Mobile for Olive’s\n\nOpen the registry: ${link}&second=1`);
    expect((await renderMail('reservations-collected', { ...collected, cancelled: [] })).text).not.toContain(
      'canceled',
    );
    expect((await renderMail('reservations-collected', { ...collected, made: [] })).text).not.toContain('Confirm');
  });

  it('say who canceled', async () => {
    const cancelled = { ...gift, itemTitle: 'Crib' };
    const own = await renderMail('reservation-cancelled', cancelled);
    expect(own.text).toContain('Crib for Olive’s is no longer reserved for you.');
    const theirs = await renderMail('reservation-cancelled', { ...cancelled, isByFamily: 1 });
    expect(theirs.text).toContain('The family canceled your reservation of Crib for Olive’s.');
    expect(theirs.text).not.toContain('Changed your mind?');
  });

  it('name a variant where there is a choice', async () => {
    const data = { title: 'Stroller', link };
    expect((await renderMail('availability-now', { ...data, variant: 'Sage' })).text).toContain(
      'Stroller (Sage) is available.',
    );
    expect((await renderMail('availability-now', { ...data, variant: '' })).text).toContain('Stroller is available.');
  });

  it('say of a gift what we may, where nobody has confirmed the address', async () => {
    const unknown = { ...made, giverName: null, itemTitle: null, registryTitle: null };
    const { subject, text } = await renderMail('reservation-made', unknown);
    expect(subject).toBe('Please confirm the gift you reserved');
    expect(text).toContain('Someone, hopefully you, used this address to reserve a gift. Now no one else');
    const two = await renderMail('reservation-cancelled', { ...unknown, quantity: 2 });
    expect(two.text).toContain('2 gifts are no longer reserved for you.');
  });

  it('keep a subject on one line', async () => {
    const { subject } = await renderMail('reservation-made', {
      ...made,
      itemTitle: 'Cot\r\nBcc: everybody@example.com',
    });
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('are not sent with a hole, or from a template that is not there', async () => {
    await expect(renderMail('reservation-made', { ...made, link: undefined })).rejects.toThrow('lacks link');
    await expect(renderMail('reservation-made', { ...made, giverName: undefined })).rejects.toThrow('lacks giverName');
    await expect(renderMail('password-reset', {})).rejects.toThrow('lacks name, link');
    await expect(renderMail('no-such-mail', {})).rejects.toThrow('no-such-mail');
  });

  it('have the colors of the site, day and night', async () => {
    const theme = readFileSync('site/styles/theme.css', 'utf8');
    for (const [name, [day, night]] of Object.entries(colors))
      expect(theme).toContain(`--color-${name}: light-dark(${day}, ${night});`);
    const { html } = await renderMail('password-reset', samples['password-reset']!);
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });
});

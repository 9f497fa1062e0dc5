import { describe, expect, it } from 'vitest';
import { renderMail } from './render.ts';

const data = {
  giverName: '<b>Gus</b>',
  quantity: 1,
  itemTitle: 'Cot & mattress',
  registryTitle: 'Olive’s',
  expires: 'Monday',
  link: 'https://shop.example/reservations/1?token=a&x=1',
};

describe('mails', () => {
  it('escape what people wrote, in HTML and not in the subject', () => {
    const mail = renderMail('reservation-made', data);
    expect(mail.subject).toBe('Reserved for Olive’s: Cot & mattress');
    expect(mail.html).toContain('&lt;b&gt;Gus&lt;/b&gt;');
    expect(mail.html).not.toContain('<b>Gus');
    expect(mail.text).toContain('Confirm or change my gift: https://shop.example/reservations/1?token=a&x=1');
    expect(mail.text).toContain('You reserved 1 × Cot & mattress for Olive’s.');
    expect(mail.text).not.toMatch(/[{}]|&amp;/);
  });

  it('keep a subject on one line', () => {
    expect(
      renderMail('reservation-made', { ...data, itemTitle: 'Cot\r\nBcc: everybody@example.com' }).subject,
    ).not.toMatch(/[\r\n]/);
  });

  it('are not sent with a hole, or from a template that is not there', () => {
    expect(() => renderMail('reservation-made', { ...data, link: undefined })).toThrow(/lacks link/);
    expect(() => renderMail('reservation-made', { giverName: 'Gus' })).toThrow(/not defined/);
    expect(() => renderMail('no-such-mail', {})).toThrow(/no-such-mail/);
  });
});

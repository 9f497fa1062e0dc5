import { Router } from 'express';
import type { App } from './app-context.ts';

const shown = 100;
const encode = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${encode(title)}</title></head><body>${body}</body></html>`;

/** The development inbox: every mail that the demo would have sent. Mounted only where the demo runs without a mail server. */
export function developmentInbox(app: App): Router {
  const router = Router();
  router.get('/', async (_request, response) => {
    const mails = await app.db.read
      .selectFrom('inbox_mail')
      .select(['id', 'recipient', 'subject', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(shown)
      .execute();
    const rows = mails.map(
      (mail) =>
        `<tr><td>${new Date(mail.created_at).toISOString().slice(0, 16).replace('T', ' ')}</td><td>${encode(mail.recipient)}</td><td><a href="/dev/inbox/${mail.id}">${encode(mail.subject)}</a></td></tr>`,
    );
    response
      .type('html')
      .send(
        page(
          'Development inbox',
          `<h1>Development inbox</h1>${rows.length === 0 ? '<p>No mail yet. Reserve a gift or sign up, and it appears here.</p>' : `<table cellpadding="6"><tr><th align="left">When (UTC)</th><th align="left">To</th><th align="left">Subject</th></tr>${rows.join('')}</table>`}`,
        ),
      );
  });
  router.get('/:id', async (request, response, next) => {
    const mail = await app.db.read
      .selectFrom('inbox_mail')
      .selectAll()
      .where('id', '=', request.params.id)
      .executeTakeFirst();
    if (mail === undefined) return next();
    // A mail's own styles are inline; it is shown without any script.
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'",
    );
    response.type('html').send(mail.html);
  });
  router.get('/:id/text', async (request, response, next) => {
    const mail = await app.db.read
      .selectFrom('inbox_mail')
      .select('text')
      .where('id', '=', request.params.id)
      .executeTakeFirst();
    if (mail === undefined) return next();
    response.type('text').send(mail.text);
  });
  return router;
}

import { hash } from 'node:crypto';
import { Router } from 'express';
import type { App } from './app-context.ts';

const shown = 100;
const encode = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** The colors of the site, light and dark. A mail can be read without the built site. */
const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif;
  --paper: light-dark(#fbf6ee, #1b1613); --raised: light-dark(#fffdf9, #26201b); --line: light-dark(#e5d8c6, #3c322b);
  --ink: light-dark(#2b1f18, #f6ecdf); --soft: light-dark(#54463c, #d3c4b4); --accent: light-dark(#8f371e, #f2a587); }
body { margin: 0; background: var(--paper); color: var(--ink); }
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.875rem; margin: 0 0 .5rem; }
p { margin: 0 0 1.5rem; color: var(--soft); }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; align-items: center; gap: 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--raised); margin: 0 0 .75rem; }
a { color: var(--accent); }
li > :first-child { flex: 1; min-width: 0; min-height: 2.75rem; padding: .75rem 0 .75rem 1rem; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
li > :first-child:hover strong { text-decoration: underline; }
li > :last-child { padding: .75rem 1rem; }
strong { display: block; font-weight: 600; color: var(--accent); }
small { font-size: .9375rem; color: var(--soft); }
a:focus-visible { outline: 3px solid light-dark(#24506b, #a4cfe8); outline-offset: 2px; border-radius: .5rem; }
`;
const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface Listed {
  id: string;
  recipient: string;
  subject: string;
  created_at: number;
}

const listOf = (mails: readonly Listed[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Development inbox</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head>
<body><main><h1>Development inbox</h1>
<p>${mails.length === 0 ? 'No mail yet. Reserve a gift or sign up, and it appears here.' : `What would have been sent, newest first. <a href="/">To the site</a>`}</p>
<ul>${mails.map(rowOf).join('')}</ul></main></body></html>`;

const rowOf = ({ id, recipient, subject, created_at }: Listed) =>
  `<li><a href="/dev/inbox/${id}"><strong>${encode(subject)}</strong><small>To ${encode(recipient)}, ${new Date(created_at).toISOString().slice(0, 16).replace('T', ' ')} UTC</small></a><a href="/dev/inbox/${id}/text" aria-label="${encode(subject)}, as text">Text</a></li>`;

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
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cache-Control', 'no-store');
    response.type('html').send(listOf(mails));
  });
  router.get('/:id', async (request, response, next) => {
    const mail = await app.db.read
      .selectFrom('inbox_mail')
      .selectAll()
      .where('id', '=', request.params.id)
      .executeTakeFirst();
    if (mail === undefined) return next();
    // A mail's own styles are inline; no script runs.
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

import { type RequestHandler, Router } from 'express';
import { stopSubscription } from '#api/features/pregnancy-emails/pregnancy-emails.service.ts';
import type { App } from './app-context.ts';
import { opensMailedLink } from './mailed-links.ts';

const uuid = /^[0-9a-f-]{36}$/;

/**
 * The request that a mail program sends for its own unsubscribe button (RFC 8058). It comes from none of our pages and has no cookie: the
 * secret in the address authorises it. Unknown, ended and done look the same. A GET is from a person, and leads to the page with the
 * button.
 */
export function oneClickStop(app: App): Router {
  const stop: RequestHandler<{ id: string }> = async (request, response) => {
    const secret = new URL(request.originalUrl, 'http://local.invalid').searchParams.get('token') ?? '';
    const { id } = request.params;
    if (uuid.test(id) && (await opensMailedLink(app, 'pregnancy-emails', id, secret)))
      await app.db.transact({ lock: 'nothing' }, (trx) => stopSubscription(trx, id));
    response.set('Cache-Control', 'no-store').status(204).end();
  };
  const lead: RequestHandler<{ id: string }> = (request, response) => {
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    response.redirect(303, request.originalUrl.replace('/stop?', '?'));
  };
  const router = Router({ caseSensitive: true, strict: true });
  router.post('/pregnancy-emails/:id/stop', stop);
  router.get('/pregnancy-emails/:id/stop', lead);
  return router;
}

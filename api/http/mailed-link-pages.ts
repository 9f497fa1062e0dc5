import { type RequestHandler, Router } from 'express';
import type { Query } from '#api/db/database.ts';
import { opensContribution } from '#api/features/cash-funds/mail-contributions.ts';
import { grantsOfGift } from '#api/features/givers/gift-grants.ts';
import { grantOfEmails } from '#api/features/givers/givers.service.ts';
import { opensShare } from '#api/features/group-gifts/mail-group-gifts.ts';
import { opensReservation } from '#api/features/reservations/personal-link.ts';
import { grantsOfReset } from '#api/features/users/password-resets.service.ts';
import type { App } from './app-context.ts';
import type { Cookies } from './cookies.ts';
import { grantsOfLink } from './link-grants.ts';
import { opensMailedLink } from './mailed-links.ts';

const uuid = /^[0-9a-f-]{36}$/;

type Opens = (app: App, id: string, secret: string) => Promise<boolean>;
type GrantsOf = (db: Query, id: string) => Promise<string[]>;

/**
 * The pages to which mails link. The secret of a personal link becomes a cookie and leaves the address bar. These requests only read, so a
 * mail scanner changes nothing.
 */
export function mailedLinkPages(app: App, cookies: Cookies): Router {
  const exchange =
    (opens: Opens, grantsOf: GrantsOf = async (_db, id) => [id]): RequestHandler<{ id: string }> =>
    async (request, response, next) => {
      const { searchParams, pathname } = new URL(request.originalUrl, 'http://local.invalid');
      const secret = searchParams.get('token');
      const { id } = request.params;
      if (secret === null || !uuid.test(id)) return next();
      if (await opens(app, id, secret))
        for (const line of cookies.write({ grants: await grantsOf(app.db.read, id) }, request.sentCookies))
          response.append('Set-Cookie', line);
      searchParams.delete('token');
      response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
      response.redirect(303, searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`);
    };
  const router = Router({ caseSensitive: true, strict: true });
  router.get(
    ['/reservations/:id', '/reservation/unreserve/:id', '/email_actions/reservation_purchase/:id'],
    exchange(opensReservation, grantsOfGift('reservation')),
  );
  router.get('/cash-fund-contributions/:id', exchange(opensContribution, grantsOfGift('cash_fund_contribution')));
  router.get('/group-gift-contributions/:id', exchange(opensShare, grantsOfGift('group_gift_contribution')));
  router.get(
    '/reservation/all/:id',
    exchange((_app, id, secret) => opensMailedLink(app, 'giver', id, secret)),
  );
  router.get(
    '/reservation/emails/:id',
    exchange(
      (_app, id, secret) => opensMailedLink(app, 'giver-emails', id, secret),
      async (_db, id) => [grantOfEmails(id)],
    ),
  );
  router.get(
    '/availability-alerts/:id',
    exchange(
      (_app, id, secret) => opensMailedLink(app, 'availability', id, secret),
      grantsOfLink('availability_subscription'),
    ),
  );
  router.get(
    '/baby-registry-checklist-quiz/email/:id',
    exchange((_app, id, secret) => opensMailedLink(app, 'checklist-mail', id, secret)),
  );
  router.get(
    '/pregnancy-emails/:id',
    exchange(
      (_app, id, secret) => opensMailedLink(app, 'pregnancy-emails', id, secret),
      grantsOfLink('pregnancy_email'),
    ),
  );
  router.get(
    '/ccpa/requests/:id',
    exchange(
      (_app, id, secret) => opensMailedLink(app, 'privacy-request', id, secret),
      grantsOfLink('privacy_request'),
    ),
  );
  router.get(
    '/product-questions/:id',
    exchange((_app, id, secret) => opensMailedLink(app, 'question', id, secret)),
  );
  router.get(
    '/password_resets/:id',
    exchange(
      (_app, id, secret) => opensMailedLink(app, 'password-reset', id, secret),
      (_db, id) => grantsOfReset(app, id),
    ),
  );
  router.get(
    '/sign_ups/:id',
    exchange((_app, id, secret) => opensMailedLink(app, 'sign-up', id, secret)),
  );
  router.get(
    '/settings/email-preferences/:id',
    exchange((_app, id, secret) => opensMailedLink(app, 'email-preferences', id, secret)),
  );
  router.get(
    '/invitations/:id',
    exchange((_app, id, secret) => opensMailedLink(app, 'invitation', id, secret)),
  );
  router.get(
    '/settings/email-changes/:id',
    exchange((_app, id, secret) => opensMailedLink(app, 'email-change', id, secret)),
  );
  return router;
}

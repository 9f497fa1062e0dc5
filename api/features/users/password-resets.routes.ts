import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/password-resets.schemas.ts';
import * as endpoints from '#contracts/password-resets.ts';
import { findPasswordReset } from './password-resets.queries.ts';
import {
  hashResetPassword,
  readPasswordReset,
  requestPasswordReset,
  resetPassword,
} from './password-resets.service.ts';

const holder = { who: 'link', param: 'id' } as const;

export const passwordResetRoutes = [
  changes(endpoints.requestPasswordReset, {
    lock: 'nothing',
    schemas: schemas.requestPasswordReset,
    access: { who: 'anyone' },
    summary: 'Mails a link for a new password, if there is such an account.',
    limits: [limits.mailUnverified, limits.mailStrangers],
    status: 202,
    form: { done: () => '/forgot_password?sent=true' },
    run: requestPasswordReset,
  }),
  reads(endpoints.readPasswordReset, {
    schemas: schemas.readPasswordReset,
    access: holder,
    summary: 'Whether the mailed link can still be used.',
    run: readPasswordReset,
  }),
  changes(endpoints.resetPassword, {
    lock: async ({ trx, input, visitorId }) => {
      const userId = (await findPasswordReset(trx, input.params.id))?.user_id ?? null;
      return { user: userId, carts: { userId, visitorId } };
    },
    schemas: schemas.resetPassword,
    access: holder,
    summary: 'Sets a new password, ends all sessions of the account and signs in.',
    limits: [limits.signIn],
    withoutKey: true,
    form: { done: () => '/registry/home' },
    prepare: hashResetPassword,
    run: resetPassword,
  }),
];

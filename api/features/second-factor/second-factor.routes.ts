import { checkPassword } from '#api/features/users/users.service.ts';
import { pageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/second-factor.schemas.ts';
import * as endpoints from '#contracts/second-factor.ts';
import {
  beginSecondFactor,
  countCodeTries,
  endSecondFactor,
  passSecondFactor,
  tellSecondFactor,
} from './second-factor.service.ts';

const access = { who: 'user', secondFactor: 'not yet' } as const;

export const secondFactorRoutes = [
  reads(endpoints.readSecondFactor, {
    schemas: schemas.readSecondFactor,
    access,
    summary: 'Whether this session has given its second factor.',
    run: tellSecondFactor,
  }),
  changes(endpoints.beginSecondFactor, {
    lock: ({ caller }) => ({ user: caller.user!.id }),
    schemas: schemas.beginSecondFactor,
    access,
    summary: 'A key for an authenticator app; it counts from its first code on.',
    limits: [limits.signIn],
    prepare: ({ app, caller, input }) => checkPassword(app, caller, { ...input.body, email: caller.user!.email }),
    run: beginSecondFactor,
  }),
  changes(endpoints.endSecondFactor, {
    lock: ({ caller }) => ({ user: caller.user!.id }),
    schemas: schemas.endSecondFactor,
    access: { who: 'user' },
    summary: 'Forgets the phone and its recovery codes; after the password was given again.',
    limits: [limits.signIn],
    withoutKey: true,
    form: { done: () => '/settings/account?done=second-step-off' },
    prepare: ({ app, caller, input }) => checkPassword(app, caller, { ...input.body, email: caller.user!.email }),
    run: endSecondFactor,
  }),
  changes(endpoints.passSecondFactor, {
    lock: ({ caller, visitorId }) => ({ user: caller.user!.id, carts: { userId: caller.user!.id, visitorId } }),
    schemas: schemas.passSecondFactor,
    access,
    summary: 'Gives a code, which completes signing in.',
    limits: [limits.signIn],
    form: { done: (_, fields) => pageAfter(fields, '/store') },
    prepare: ({ app, caller }) => countCodeTries(app, caller),
    run: passSecondFactor,
  }),
];

import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/sign-ups.schemas.ts';
import * as endpoints from '#contracts/sign-ups.ts';
import { finishSignUp, hashSignUpPassword, readSignUp, signUp } from './sign-ups.service.ts';

const holder = { who: 'link', param: 'id' } as const;

export const signUpRoutes = [
  changes(endpoints.signUp, {
    lock: 'nothing',
    schemas: schemas.signUp,
    access: { who: 'anyone' },
    summary: 'Mails a link that makes an account; where there is one already, the mail says so.',
    limits: [limits.signUp, limits.mailStrangers],
    status: 202,
    form: {
      body: ({ email = '', next }) => ({ email, ...(next ? { next } : {}) }),
      done: () => '/signup?sent=true',
    },
    run: signUp,
  }),
  reads(endpoints.readSignUp, {
    schemas: schemas.readSignUp,
    access: holder,
    summary: 'For which address the mailed link makes an account, while it can still be used.',
    run: readSignUp,
  }),
  changes(endpoints.finishSignUp, {
    lock: ({ visitorId }) => ({ carts: { userId: null, visitorId } }),
    schemas: schemas.finishSignUp,
    access: holder,
    summary: 'Makes the account and signs it in.',
    limits: [limits.signIn],
    status: 201,
    withoutKey: true,
    form: { done: ({ next }: { next: string }) => next },
    prepare: hashSignUpPassword,
    run: finishSignUp,
  }),
];

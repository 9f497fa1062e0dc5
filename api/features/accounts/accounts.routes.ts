import { checkPassword } from '#api/features/users/users.service.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/accounts.schemas.ts';
import * as endpoints from '#contracts/accounts.ts';
import { findEmailChange } from './accounts.queries.ts';
import {
  changePassword,
  confirmEmailChange,
  endOtherSessions,
  hashChosenPassword,
  readAccount,
  readEmailChange,
  renameAccount,
  requestEmailChange,
  verifyPassword,
} from './accounts.service.ts';
import { deleteAccount } from './erase-account.service.ts';

const access = { who: 'user' } as const;
const link = { who: 'link', param: 'id' } as const;
const page = '/settings/account';
const lock = ({ caller }: { caller: { user: { id: string } | null } }) => ({ user: caller.user!.id });
const done = (what: string) => ({ done: () => `${page}?done=${what}` });

export const accountRoutes = [
  reads(endpoints.readAccount, {
    schemas: schemas.readAccount,
    access,
    summary: 'Own account: who it is, and where it is signed in.',
    run: readAccount,
  }),
  changes(endpoints.verifyPassword, {
    lock: 'nothing',
    schemas: schemas.verifyPassword,
    access,
    summary: 'Gives the password again, before what asks for it.',
    limits: [limits.signIn],
    status: 201,
    withoutKey: true,
    form: { done: () => page },
    prepare: ({ app, caller, input }) => checkPassword(app, caller, { ...input.body, email: caller.user!.email }),
    run: verifyPassword,
  }),
  changes(endpoints.renameAccount, {
    lock,
    schemas: schemas.renameAccount,
    access,
    summary: 'Changes the name that guests know.',
    limits: [limits.write],
    form: done('saved'),
    run: renameAccount,
  }),
  changes(endpoints.changePassword, {
    lock,
    schemas: schemas.changePassword,
    access,
    summary: 'Sets a new password and ends all other sessions; after the old one was given again.',
    limits: [limits.signIn],
    withoutKey: true,
    form: done('password'),
    prepare: hashChosenPassword,
    run: changePassword,
  }),
  changes(endpoints.requestEmailChange, {
    lock,
    schemas: schemas.requestEmailChange,
    access,
    summary: 'Mails a link to another address, which becomes the account’s when it is used.',
    limits: [limits.mailUnverified, limits.mailStrangers],
    status: 202,
    form: done('email'),
    run: requestEmailChange,
  }),
  reads(endpoints.readEmailChange, {
    schemas: schemas.readEmailChange,
    access: link,
    summary: 'The address that a mailed link confirms.',
    run: readEmailChange,
  }),
  changes(endpoints.confirmEmailChange, {
    lock: async ({ trx, input, now }) => ({
      user: (await findEmailChange(trx, input.params.id, now))?.user_id ?? null,
    }),
    schemas: schemas.confirmEmailChange,
    access: link,
    summary: 'Makes the address that of the account that is signed in here, and ends all sessions.',
    limits: [limits.signIn],
    form: { done: () => '/login' },
    run: confirmEmailChange,
  }),
  changes(endpoints.endOtherSessions, {
    lock,
    schemas: schemas.endOtherSessions,
    access,
    summary: 'Signs out everywhere but here.',
    limits: [limits.write],
    form: done('sessions'),
    run: endOtherSessions,
  }),
  changes(endpoints.deleteAccount, {
    lock,
    schemas: schemas.deleteAccount,
    access,
    summary: 'Deletes the account in 14 days, unless somebody signs in before; after the password was given again.',
    limits: [limits.signIn],
    withoutKey: true,
    form: { done: () => '/settings/account-deleted' },
    run: deleteAccount,
  }),
];

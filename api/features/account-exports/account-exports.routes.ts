import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/account-exports.schemas.ts';
import * as endpoints from '#contracts/account-exports.ts';
import { exportAccount, importAccount } from './account-exports.service.ts';

export const accountExportRoutes = [
  reads(endpoints.exportAccount, {
    schemas: schemas.exportAccount,
    access: { who: 'user' },
    summary: 'Everything that the caller stored here.',
    limits: [limits.exportAccount],
    run: exportAccount,
  }),
  changes(endpoints.importAccount, {
    lock: ({ caller }) => ({ user: caller.user!.id, carts: { userId: caller.user!.id, visitorId: null } }),
    schemas: schemas.importAccount,
    access: { who: 'user' },
    summary: 'Adds what an export holds to the account.',
    limits: [limits.importAccount],
    status: 201,
    // The file holds addresses: a repeated call runs again instead of storing the response.
    withoutKey: true,
    bodyLimit: '4mb',
    form: { done: () => '/settings/account?done=imported' },
    run: importAccount,
  }),
];

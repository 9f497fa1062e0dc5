import type * as wire from './accounts.schemas.ts';
import { endpoint } from './endpoint.ts';

const nothing = () => ({});

export const readAccount = endpoint<wire.ReadAccount>('GET', '/api/v3/account');
export const verifyPassword = endpoint<wire.VerifyPassword>('POST', '/api/v3/password_verifications');
export const renameAccount = endpoint<wire.RenameAccount>('PATCH', '/api/v3/account');
export const changePassword = endpoint<wire.ChangePassword>('PUT', '/api/v3/account/password');
export const requestEmailChange = endpoint<wire.RequestEmailChange>('POST', '/api/v3/email_changes');
export const readEmailChange = endpoint<wire.ReadEmailChange>('GET', '/api/v3/email_changes/{id}');
export const confirmEmailChange = endpoint<wire.ConfirmEmailChange>('POST', '/api/v3/email_changes/{id}', nothing);
export const endOtherSessions = endpoint<wire.EndOtherSessions>('DELETE', '/api/v3/account/sessions', nothing);
export const deleteAccount = endpoint<wire.DeleteAccount>('DELETE', '/api/v3/user', nothing);

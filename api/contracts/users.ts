import { endpoint } from './endpoint.ts';
import type * as wire from './users.schemas.ts';

export const changeUser = endpoint<wire.ChangeUser>('PATCH', '/api/v3/user');
export const currentUser = endpoint<wire.CurrentUser>('GET', '/api/v3/user');
export const signIn = endpoint<wire.SignIn>('POST', '/api/v3/user_session');
export const signOut = endpoint<wire.SignOut>('DELETE', '/api/v3/user_session');

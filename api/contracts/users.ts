import { endpoint } from './endpoint.ts';
import type { ChangeUser, CurrentUser, SignIn, SignOut, SignUp } from './users.schemas.ts';

export const signUp = endpoint<SignUp>('POST', '/api/v3/user');
export const changeUser = endpoint<ChangeUser>('PATCH', '/api/v3/user');
export const currentUser = endpoint<CurrentUser>('GET', '/api/v3/user');
export const signIn = endpoint<SignIn>('POST', '/api/v3/user_session');
export const signOut = endpoint<SignOut>('DELETE', '/api/v3/user_session');

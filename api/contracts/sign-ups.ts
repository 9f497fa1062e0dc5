import { endpoint } from './endpoint.ts';
import type { FinishSignUp, ReadSignUp, SignUp } from './sign-ups.schemas.ts';

export const signUp = endpoint<SignUp>('POST', '/api/v3/user');
export const readSignUp = endpoint<ReadSignUp>('GET', '/api/v3/sign_ups/{id}');
export const finishSignUp = endpoint<FinishSignUp>('POST', '/api/v3/sign_ups/{id}');

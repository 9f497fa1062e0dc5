import { endpoint } from './endpoint.ts';
import type { ReadPasswordReset, RequestPasswordReset, ResetPassword } from './password-resets.schemas.ts';

export const requestPasswordReset = endpoint<RequestPasswordReset>('POST', '/api/v3/password_resets');
export const readPasswordReset = endpoint<ReadPasswordReset>('GET', '/api/v3/password_resets/{id}');
export const resetPassword = endpoint<ResetPassword>('POST', '/api/v3/password_resets/{id}');

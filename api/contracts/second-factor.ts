import { endpoint } from './endpoint.ts';
import type { BeginSecondFactor, PassSecondFactor, ReadSecondFactor } from './second-factor.schemas.ts';

export const readSecondFactor = endpoint<ReadSecondFactor>('GET', '/api/v3/user_session/second_factor');
export const beginSecondFactor = endpoint<BeginSecondFactor>('POST', '/api/v3/user/second_factor');
export const passSecondFactor = endpoint<PassSecondFactor>('POST', '/api/v3/user_session/second_factor');

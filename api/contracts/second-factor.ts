import { endpoint } from './endpoint.ts';
import type {
  BeginSecondFactor,
  EndSecondFactor,
  PassSecondFactor,
  ReadSecondFactor,
} from './second-factor.schemas.ts';

export const readSecondFactor = endpoint<ReadSecondFactor>('GET', '/api/v3/two_factors');
export const beginSecondFactor = endpoint<BeginSecondFactor>('POST', '/api/v3/two_factors');
export const endSecondFactor = endpoint<EndSecondFactor>('DELETE', '/api/v3/two_factors');
export const passSecondFactor = endpoint<PassSecondFactor>('POST', '/api/v3/user_session/second_factor');

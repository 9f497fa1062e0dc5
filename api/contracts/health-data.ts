import { endpoint } from './endpoint.ts';
import type * as wire from './health-data.schemas.ts';

export const readHealthData = endpoint<wire.ReadHealthData>('GET', '/api/v3/health_data');
export const forgetHealthData = endpoint<wire.ForgetHealthData>('DELETE', '/api/v3/health_data');

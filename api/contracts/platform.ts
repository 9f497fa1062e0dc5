import { endpoint } from './endpoint.ts';
import type { Health, ReadAsyncJob, ReadBookmarklet, ReadLink } from './platform.schemas.ts';

export const health = endpoint<Health>('GET', '/api/health');
export const readAsyncJob = endpoint<ReadAsyncJob>('GET', '/api/v3/async_jobs/{id}');
export const readLink = endpoint<ReadLink>('POST', '/api/v3/link_readings');
export const readBookmarklet = endpoint<ReadBookmarklet>('GET', '/api/v3/bookmarklet');

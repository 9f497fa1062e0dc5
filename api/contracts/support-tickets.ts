import { endpoint } from './endpoint.ts';
import type { AskSupport } from './support-tickets.schemas.ts';

export const askSupport = endpoint<AskSupport>('POST', '/api/v3/registries/{id}/support_ticket');

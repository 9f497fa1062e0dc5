import { endpoint } from './endpoint.ts';
import type { ShareRegistry } from './sharing.schemas.ts';

export const shareRegistry = endpoint<ShareRegistry>('POST', '/api/v3/registries/{id}/share', (fields) => ({
  emails: fields
    .text('emails')
    .split(/[\s,;]+/)
    .filter((email) => email !== ''),
}));

import { endpoint } from './endpoint.ts';
import type { ChangeMessage, DeleteMessage, ListMessages, ReadMessage } from './messages.schemas.ts';

export const listMessages = endpoint<ListMessages>('GET', '/api/v3/message_inbox');
export const readMessage = endpoint<ReadMessage>('GET', '/api/v3/message/{id}');
export const changeMessage = endpoint<ChangeMessage>('PATCH', '/api/v3/message/{id}', (fields) => {
  const flags = Object.entries(fields.texts()).map(([name, value]) => [name, value === 'true']);
  return Object.fromEntries(flags);
});
export const deleteMessage = endpoint<DeleteMessage>('DELETE', '/api/v3/message/{id}', () => ({}));

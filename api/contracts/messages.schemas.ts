import { z } from 'zod';
import { emptySchema, idSchema, moneySchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });

/** What a giver wrote to the family with a gift of any kind; its id is the gift's. */
export const messageSchema = z
  .strictObject({
    id: idSchema,
    registry: z.strictObject({ id: idSchema, title: z.string() }),
    giverName: z.string(),
    text: z.string(),
    gift: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('reservation'), title: z.string(), quantity: z.int() }),
      z.strictObject({ kind: z.enum(['cash-fund', 'group-gift']), title: z.string(), amount: moneySchema }),
    ]),
    sentAt: z.int(),
    isRead: z.boolean(),
    isArchived: z.boolean(),
  })
  .meta({ id: 'Message' });

export const messageFolders = ['inbox', 'archive'] as const;
export const listMessages = {
  query: z.strictObject({ folder: z.enum(messageFolders).default('inbox') }),
  /** The newest 200, without messages of gifts that are still a surprise. */
  response: z.strictObject({ messages: z.array(messageSchema), unread: z.int() }),
};
export const readMessage = { params, response: z.strictObject({ message: messageSchema }) };
export const changeMessage = {
  params,
  body: z
    .strictObject({
      isRead: z.boolean(),
      isArchived: z.boolean(),
      /** Undoes a deletion. */
      isDeleted: z.literal(false),
    })
    .partial(),
  response: z.strictObject({ message: messageSchema }),
};
export const deleteMessage = { params, response: emptySchema };

export type ListMessages = WireOf<typeof listMessages>;
export type ReadMessage = WireOf<typeof readMessage>;
export type ChangeMessage = WireOf<typeof changeMessage>;
export type DeleteMessage = WireOf<typeof deleteMessage>;
export type Message = z.output<typeof messageSchema>;

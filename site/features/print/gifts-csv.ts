import { stringify } from 'csv-stringify/sync';
import type { TrackedGift } from '#contracts/gift-tracker.schemas.ts';
import { amountText } from '#rules/money.ts';
import { csvCells } from './csv-cells.ts';

const day = (at: number | null): string => (at === null ? '' : new Date(at).toISOString().slice(0, 10));

/** The gifts for a spreadsheet. */
export const giftsCsv = (gifts: readonly TrackedGift[]): string =>
  stringify(
    gifts.map((gift) => ({
      From: gift.giverName ?? '',
      Gift: gift.title,
      ...(gift.kind === 'reservation'
        ? { Quantity: gift.quantity }
        : { Amount: amountText(gift.amount), Currency: gift.amount.currency }),
      State: gift.state,
      Given: day(gift.givenAt),
      Received: day(gift.receivedAt),
      Message: gift.message ?? '',
      Address: gift.address ?? '',
      Thanked: day(gift.thanks?.thankedAt ?? null),
      Note: gift.thanks?.text ?? '',
    })),
    {
      header: true,
      columns: [
        'From',
        'Gift',
        'Quantity',
        'Amount',
        'Currency',
        'State',
        'Given',
        'Received',
        'Message',
        'Address',
        'Thanked',
        'Note',
      ],
      ...csvCells,
      bom: true,
    },
  );

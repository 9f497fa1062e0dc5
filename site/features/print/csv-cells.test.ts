import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import type { TrackedGift } from '#contracts/gift-tracker.schemas.ts';
import { giftsCsv } from './gifts-csv.ts';

const gift: TrackedGift = {
  kind: 'reservation',
  id: '01890000-0000-7000-8000-000000000001',
  regItemId: '01890000-0000-7000-8000-000000000002',
  title: 'Muslin cloths',
  variant: null,
  imgUrl: null,
  price: null,
  quantity: 2,
  state: 'received',
  giverName: 'Gus',
  message: null,
  address: null,
  isRecorded: false,
  givenAt: 0,
  receivedAt: null,
  thanks: null,
};

it.each([
  '=1+1',
  'Hi;=HYPERLINK("https://evil.example")',
  'Hi\n=1+1',
  'Hi;  @SUM(A1)',
  "Hi\n+cmd|' /C calc'!A0",
  'Hi;-HYPERLINK("https://evil.example")',
])('writes no cell that a spreadsheet would calculate, wherever it separates cells: %j', (message) => {
  const csv = giftsCsv([{ ...gift, message }]);
  for (const delimiter of [',', ';', '\t'])
    for (const cell of parse(csv, { delimiter, relaxColumnCount: true, relaxQuotes: true, bom: true }).flat())
      expect(cell.trim()).not.toMatch(/^["\s]*[=@+-]/);
  for (const piece of csv.split(/[;,\n\t]/)) expect(piece).not.toMatch(/^["\s]*[=@+-]/);
});

it('leaves lists and smileys as they are', () => {
  const message = 'Bring;-)\n- milk\n- bread';
  const rows = parse(giftsCsv([{ ...gift, message }]), { columns: true, bom: true }) as { Message: string }[];
  expect(rows[0]!.Message).toBe(message);
});

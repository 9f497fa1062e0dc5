// A process that reserves gifts as fast as it can and records each acknowledged reservation. `write-journal.c` journals its writes for the
// power-cut proof, which is the only one to start it.
import { openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createProofShop } from './proof-shop.ts';

const { dataDir, reservations, writers, plant } = JSON.parse(process.argv[2]!) as {
  dataDir: string;
  reservations: number;
  writers: number;
  plant?: 'not-synced';
};
const acknowledged = openSync(join(dataDir, 'acknowledged'), 'a');
const shop = await createProofShop({ dataDir, ...(plant ? { plant } : {}) });
const itemIds = await shop.addItems(Math.ceil(reservations / 90), 99);

let started = 0;
await Promise.all(
  Array.from({ length: writers }, async () => {
    while (started < reservations) {
      started += 1;
      const id = await shop.reserve(itemIds[started % itemIds.length]!, `visitor-${started}`);
      writeSync(acknowledged, `${id}\n`);
    }
  }),
);
process.exit(0);

import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrationNames } from './migrate.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Of each file that has landed. A new migration adds its line; a line is never changed. */
const landed: Record<string, string> = {
  '0001-foundation': '679ca4363350f1eb',
  '0002-tracking': '33b6333b59f97567',
  '0003-product-voices': 'aaab9fa51a100a03',
  '0004-carts': '45b20123a580a6a9',
  '0006-external-registries': '82099caa258cc174',
  '0009-registry-finding': '8dba339b5663cf12',
  '0010-second-factor': '054fe9961169abbf',
  '0011-lean-reservations': '36f1be0dfb6a5027',
  '0012-waiting-mails': 'e4bd7f56b5996c18',
  '0013-payment-preferences': '2235e263af4736aa',
  '0014-write-turn': 'a0667707a8455019',
  '0015-brand-categories': '42b8138557f51d2c',
  '0016-password-resets': '933137852b817774',
  '0017-public-search-keys': 'd065387ca2c59f74',
  '0018-shipping-addresses': '89f6e3b47a4e3314',
  '0019-drop-write-turn': '4c759e1b5fc2a2d6',
  '0020-unverified-mail': '679e224302dc0c9d',
  '0023-sealed-stage': '9c358835e55d69b4',
  '0026-sign-ups': '6e16030a4478217d',
};

it('migrations are never edited after they landed, and every file is one of them', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const found = files.map((file) => [
    file.replace('.ts', ''),
    hash('sha256', readFileSync(new URL(file, folder), 'utf8')).slice(0, 16),
  ]);
  expect(Object.fromEntries(found)).toEqual(landed);
  expect(migrationNames).toEqual(Object.keys(landed));
});

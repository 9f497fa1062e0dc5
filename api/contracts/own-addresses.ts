import { endpoint } from './endpoint.ts';
import type { ChangeOwnAddress, LookUpZip, ReadOwnAddress } from './own-addresses.schemas.ts';

export const readOwnAddress = endpoint<ReadOwnAddress>('GET', '/api/v3/address');
/** A form with all lines empty deletes the address. */
export const changeOwnAddress = endpoint<ChangeOwnAddress>('PUT', '/api/v3/address', (fields) => {
  const lines = ['name', 'street', 'street2', 'city', 'state', 'zip'].map((name) => [name, fields.text(name)] as const);
  const isNone = lines.every(([name, line]) => name === 'state' || line === '');
  return isNone ? { kind: 'none' } : { kind: 'address', ...Object.fromEntries(lines) };
});
export const lookUpZip = endpoint<LookUpZip>('GET', '/api/v3/zip_lookups');

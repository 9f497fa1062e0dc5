import type { ExportAccount, ImportAccount } from './account-exports.schemas.ts';
import { endpoint } from './endpoint.ts';

export const exportAccount = endpoint<ExportAccount>('GET', '/api/v3/account_exports');
/** Text that is not JSON is sent as it is, so that the server refuses it. */
export const importAccount = endpoint<ImportAccount>('POST', '/api/v3/account_imports', (fields) => {
  try {
    return JSON.parse(fields.text('file'));
  } catch {
    return { file: 'unreadable' };
  }
});

import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';

type TemplateRow = Tables['registry_template'];

export const findTemplates = (db: Query): Promise<TemplateRow[]> =>
  db.selectFrom('registry_template').selectAll().orderBy('created_at').orderBy('id').limit(200).execute();

export const findTemplate = (db: Query, id: string): Promise<TemplateRow | undefined> =>
  db.selectFrom('registry_template').selectAll().where('id', '=', id).executeTakeFirst();

export const insertTemplate = (trx: Trx, row: TemplateRow) => trx.insertInto('registry_template').values(row).execute();

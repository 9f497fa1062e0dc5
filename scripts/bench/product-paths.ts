import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** The addresses of all products of a shop, including each of their variants. */
export function productPaths(dataDir: string): string[] {
  const db = new Sqlite(join(dataDir, 'layette.sqlite'), { readonly: true });
  const rows = db
    .prepare(
      'select g.slug, g.id as generic, p.id from product p join generic_product g on g.id = p.generic_product_id order by p.id',
    )
    .all() as { slug: string; generic: number; id: number }[];
  db.close();
  return rows.map((row) => `/gp/${row.slug}/${row.generic}/${row.id}`);
}

import type { DemoFill } from './demo-fill.ts';

/** A company or a product, as leads call it. */
export type Named = { readonly id: number; readonly name: string; readonly name_ar: string | null };

export async function findCompany({ connection, companyIds }: DemoFill, key: string) {
  const { rows } = await connection.query<Named>(
    'select id, name, name_ar from companies where id = $1',
    [companyIds.get(key)],
  );
  return rows[0];
}

/** The product of a company whose name has these words, or else any. */
export async function findProduct({ connection }: DemoFill, company: number, words: string) {
  const { rows } = await connection.query<Named>(
    `select id, item_name as name, item_name_ar as name_ar from products
     where company_id = $1 order by item_name ilike '%' || $2 || '%' desc, id limit 1`,
    [company, words],
  );
  return rows[0];
}

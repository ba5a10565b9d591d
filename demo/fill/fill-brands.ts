import { articleLines } from '#demo/products/article-lines.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import type { DemoFill } from './demo-fill.ts';

/** The brands under which companies sell their articles, as they keep them in the dashboard. */
export async function fillBrands({ connection, companyIds }: DemoFill): Promise<void> {
  const rows = articleLines.map(({ companyKey, brand }) => ({
    companyId: companyIds.get(companyKey) as number,
    name: brand.en,
    nameAr: brand.ar,
  }));
  await insertRows(connection, 'brands', rows);
}

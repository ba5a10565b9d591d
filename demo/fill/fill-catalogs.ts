import { demoCatalogs } from '#demo/demo-catalogs.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import type { DemoFill } from './demo-fill.ts';

export async function fillCatalogs(fill: DemoFill): Promise<void> {
  const rows = demoCatalogs.map(({ companyKey, title, subTitle, link }) => ({
    companyId: fill.companyIds.get(companyKey) as number,
    title: title.en,
    titleAr: title.ar,
    subTitle: subTitle.en,
    subTitleAr: subTitle.ar,
    link,
  }));
  await insertRows(fill.connection, 'catalogs', rows);
}

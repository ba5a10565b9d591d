import { drawCatalogCover } from '#demo/demo-catalog-covers.ts';
import { demoCatalogs } from '#demo/demo-catalogs.ts';
import { insertRows, type NewRow } from '#platform/database/insert-rows.ts';
import { addedAt } from './added-at.ts';
import type { DemoFill } from './demo-fill.ts';
import { drawingStore } from './store-drawing.ts';

export async function fillCatalogs(fill: DemoFill): Promise<void> {
  const store = drawingStore(fill.files, 'catalogs');
  const addedOn = addedAt(fill, 'catalogs', demoCatalogs.length, { first: 45, last: 3 });
  const rows: NewRow[] = [];
  for (const [position, catalog] of demoCatalogs.entries()) {
    const { companyKey, title, subTitle, link } = catalog;
    rows.push({
      companyId: fill.companyIds.get(companyKey) as number,
      title: title.en,
      titleAr: title.ar,
      subTitle: subTitle.en,
      subTitleAr: subTitle.ar,
      link,
      createdAt: addedOn(position),
      cover: await store(drawCatalogCover(catalog)),
    });
  }
  await insertRows(fill.connection, 'catalogs', rows);
}

import { demoCompanies } from '#demo/demo-companies.ts';
import { drawBrandLogo } from '#demo/demo-logos.ts';
import { articleLines } from '#demo/products/article-lines.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import type { DemoFill } from './demo-fill.ts';
import { storeDrawing } from './store-drawing.ts';

const LOGO_WIDTH = 256;

/** The brands under which companies sell their articles, as they keep them in the dashboard. */
export async function fillBrands({ connection, companyIds, files }: DemoFill): Promise<void> {
  const rows = await Promise.all(
    articleLines.map(async ({ companyKey, brand }) => {
      const company = demoCompanies.find(({ key }) => key === companyKey);
      const svg = drawBrandLogo(brand.en, company?.logo ?? null);
      const key = brand.en.toLowerCase();
      return {
        companyId: companyIds.get(companyKey) as number,
        name: brand.en,
        nameAr: brand.ar,
        logo: await storeDrawing(files, 'brands', { key, svg, width: LOGO_WIDTH }),
      };
    }),
  );
  await insertRows(connection, 'brands', rows);
}

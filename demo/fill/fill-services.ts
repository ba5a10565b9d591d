import { demoServices } from '#demo/demo-services.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import type { DemoFill } from './demo-fill.ts';

export async function fillServices(fill: DemoFill): Promise<void> {
  const rows = demoServices.map(({ companyKey, name, description }, position) => ({
    companyId: fill.companyIds.get(companyKey) as number,
    name: name.en,
    nameAr: name.ar,
    description: description.en,
    descriptionAr: description.ar,
    position,
  }));
  await insertRows(fill.connection, 'services', rows);
}

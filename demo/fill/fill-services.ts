import { demoServices } from '#demo/demo-services.ts';
import { services } from '#features/company-lists/services/server/services.table.ts';
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
  await fill.orm.insert(services).values(rows);
}

import { demoDepartments } from '#demo/demo-departments.ts';
import { departments } from '#features/company-lists/departments/server/departments.table.ts';
import type { DemoFill } from './demo-fill.ts';

export async function fillDepartments(fill: DemoFill): Promise<void> {
  const rows = demoDepartments.map(({ companyKey, name, description, head }, position) => ({
    companyId: fill.companyIds.get(companyKey) as number,
    name: name.en,
    nameAr: name.ar,
    description: description.en,
    descriptionAr: description.ar,
    headName: head?.en,
    headNameAr: head?.ar,
    position,
  }));
  await fill.orm.insert(departments).values(rows);
}

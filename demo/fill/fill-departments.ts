import { demoDepartments } from '#demo/demo-departments.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
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
  await insertRows(fill.connection, 'departments', rows);
}

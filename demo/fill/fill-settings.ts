import { insertRows } from '#platform/database/insert-rows.ts';
import type { DemoFill } from './demo-fill.ts';

/** How the demo's operator is reached. */
const demoSettings: Readonly<Record<string, string>> = {
  contact_email: 'info@mai.example',
  contact_phone: '+965 2200 1100',
  contact_address: 'Al Shuhada Street, Sharq, Kuwait City, Kuwait',
  contact_address_ar: 'شارع الشهداء، شرق، مدينة الكويت، الكويت',
};

export async function fillSettings({ connection }: DemoFill): Promise<void> {
  for (const [name, value] of Object.entries(demoSettings)) {
    await insertRows(connection, 'settings', { name, value });
  }
}

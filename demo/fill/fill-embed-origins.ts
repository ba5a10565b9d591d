import { insertRows } from '#platform/database/insert-rows.ts';
import type { DemoFill } from './demo-fill.ts';

/** The demo's exhibitor shows its list on a site of its own. */
export async function fillEmbedOrigins({ connection, companyIds }: DemoFill) {
  const companyId = companyIds.get('tiryaq-bay-medical');
  if (companyId === undefined) return;
  await insertRows(connection, 'embed_origins', [
    { companyId, origin: 'https://www.tiryaqbay.example' },
  ]);
}

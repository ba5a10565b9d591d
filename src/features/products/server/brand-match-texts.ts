import { sql } from '#platform/database/sql.ts';
import { brands } from './brands.table.ts';

/** The visible brands of the company `asked`, for explaining a search match. */
export const brandMatchTexts = sql`
  select 'brand' as source, n.name as line, n.name_ar as line_ar from ${brands} n
  where n.company_id = asked.id and n.status = 1 order by n.brand_key`;

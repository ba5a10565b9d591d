import { sql } from '#platform/database/sql.ts';
import { services } from './services.table.ts';

/** What visitors see of the services of the company `asked`, as a line each. */
export const servicesSaid = sql`
  select 'service' as source, n.name as line, n.name_ar as line_ar from ${services} n
  where n.company_id = asked.id and n.status = 1 order by n.position, n.id`;

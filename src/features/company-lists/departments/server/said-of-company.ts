import { sql } from '#platform/database/sql.ts';
import { departments } from './departments.table.ts';

/** What visitors see of the departments of the company `asked`, as a line each. */
export const departmentsSaid = sql`
  select 'department' as source, n.name as line, n.name_ar as line_ar from ${departments} n
  where n.company_id = asked.id and n.status = 1 order by n.position, n.id`;

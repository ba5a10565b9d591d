import { sql } from '#platform/database/sql.ts';
import { departments } from './departments.table.ts';

/** Public texts about the departments of the company `asked`, for explaining a search match. */
export const departmentMatchTexts = sql`
  select 'department' as source, said.line, said.line_ar from ${departments} n
  cross join lateral (values (n.name, n.name_ar), (n.description, n.description_ar)) as said (line, line_ar)
  where n.company_id = asked.id and n.status = 1 and said.line is not null order by n.position, n.id`;

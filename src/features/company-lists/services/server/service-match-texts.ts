import { sql } from '#platform/database/sql.ts';
import { services } from './services.table.ts';

/** Public texts about the services of the company `asked`, for explaining a search match. */
export const serviceMatchTexts = sql`
  select 'service' as source, said.line, said.line_ar from ${services} n
  cross join lateral (values (n.name, n.name_ar), (n.description, n.description_ar)) as said (line, line_ar)
  where n.company_id = asked.id and n.status = 1 and said.line is not null order by n.position, n.id`;

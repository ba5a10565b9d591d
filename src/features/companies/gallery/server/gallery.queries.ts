import { bigint, nullable, text } from '#platform/database/columns.ts';
import { rowsOf } from '#platform/database/followed-rows.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { companyPictures } from './company-pictures.table.ts';

/** A company's visible pictures, in its own order. */
export const selectGallery = query({
  name: 'company-pictures.shown',
  values: { company: bigint, atMost: bigint },
  row: { id: bigint, title: text, title_ar: nullable(text), picture: text },
  sql: sql`
    select id, title, title_ar, picture from ${companyPictures}
    where company_id = $company and status = 1 and picture is not null
    order by position, id limit $atMost`,
  follows: [rowsOf(companyPictures, { company_id: '$company' })],
});

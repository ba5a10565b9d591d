import { changedKinds } from '#app/programs/changes/changes.contract.ts';
import { bigint, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { recordChanges } from './record-changes.table.ts';

const selectFirstShown = query({
  name: 'changes.first-shown',
  values: { from: text, until: text },
  row: { kind: oneOf(changedKinds), record_id: bigint, shown_in: text },
  sql: sql`
    select kind, record_id, first_shown_xid::text as shown_in from ${recordChanges}
    where first_shown_xid >= $from::text::xid8 and first_shown_xid < $until::text::xid8 and is_shown`,
});

type Span = { readonly from: string; readonly until: string };

const listed = ['product', 'event', 'job'] as const;

/** Records of public lists that first became visible in a span of transactions and still are. */
export async function readFirstShown(connection: Connection, span: Span) {
  const rows = await selectFirstShown.all(connection, span);
  return rows.flatMap(({ kind, record_id: id, shown_in }) => {
    const own = listed.find((each) => each === kind);
    return own ? [{ kind: own, id, shownIn: Number(shown_in) }] : [];
  });
}

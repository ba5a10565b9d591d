import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { bulkInsert } from './bulk-insert.ts';
import { bigint, text } from './columns.ts';
import { copyLine } from './copy-text.ts';
import { inTransaction } from './in-transaction.ts';
import { table } from './sql.ts';
import { withSeparateStatementList } from './statement-list.ts';

const { pool } = await createTestDatabase();
await pool.query('create table notes (id bigint, title text)');

test('lines become rows of the declared columns', async () => {
  const columns = { title: text, id: bigint };
  const { made: copyNotes } = withSeparateStatementList(() =>
    bulkInsert({ name: 'notes-copied', into: table('notes'), columns }),
  );
  await inTransaction(pool, async (client) => {
    const stream = copyNotes.open(client);
    stream.write(copyLine(['One\twith a tab', 1]));
    stream.end(copyLine(['Two', 2]));
    await finished(stream);
  });
  const { rows } = await pool.query('select id, title from notes order by id');
  expect(rows).toEqual([
    { id: 1, title: 'One\twith a tab' },
    { id: 2, title: 'Two' },
  ]);
});

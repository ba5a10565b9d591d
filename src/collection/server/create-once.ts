import type pg from 'pg';
import type { OwnerId } from './owners.ts';

/** Longer than any browser tries again. */
const KEPT_FOR = '1 day';

/**
 * Runs a creation within the caller's transaction, unless it was run before with the same key: then
 * its answer stands. Two at the same time wait for each other.
 */
export async function createOnce<Answer extends object>(
  client: pg.ClientBase,
  { owner, collection, key }: { owner: OwnerId; collection: string; key: string },
  create: () => Promise<Answer>,
): Promise<Answer> {
  const claimed = await client.query(
    `insert into created_items (company_id, collection, key, answer) values ($1, $2, $3, '{}')
     on conflict do nothing`,
    [owner, collection, key],
  );
  if (claimed.rowCount === 0) {
    const { rows } = await client.query(
      `select answer from created_items where company_id is not distinct from $1 and collection = $2 and key = $3`,
      [owner, collection, key],
    );
    return rows[0].answer;
  }
  const answer = await create();
  await client.query(
    `update created_items set answer = $4
     where company_id is not distinct from $1 and collection = $2 and key = $3`,
    [owner, collection, key, JSON.stringify(answer)],
  );
  await client.query('delete from created_items where created_at < now() - $1::interval', [
    KEPT_FOR,
  ]);
  return answer;
}

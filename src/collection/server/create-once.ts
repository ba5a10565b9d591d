import * as z from 'zod/mini';
import { bigint, interval, json, nullable, text, uuid } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { createdItems } from './created-items.table.ts';
import type { OwnerId } from './owners.ts';

/** Longer than any browser tries again. */
const KEPT_FOR = '1 day';

const made = z.looseObject({ id: z.int() });

/** What is told of an item as soon as it is there: its id and its facts. */
export type MadeItem = z.output<typeof made>;

const once = { companyId: nullable(bigint), collection: text, key: uuid };
const isTheOne = sql`
  company_id is not distinct from $companyId and collection = $collection and key = $key`;

const claimKey = command({
  name: 'collection.creation-claim',
  values: once,
  sql: sql`
    insert into ${createdItems} (company_id, collection, key, answer)
    values ($companyId, $collection, $key, '{}') on conflict do nothing`,
});

const selectAnswer = query({
  name: 'collection.creation-answer',
  values: once,
  row: { answer: json(made) },
  plan: 'each call',
  sql: sql`select answer from ${createdItems} where ${isTheOne}`,
});

const keepAnswer = command({
  name: 'collection.creation-keep',
  values: { ...once, answer: json(made) },
  sql: sql`update ${createdItems} set answer = $answer where ${isTheOne}`,
});

const forgetOld = command({
  name: 'collection.creations-forget',
  values: { age: interval },
  sql: sql`delete from ${createdItems} where created_at < now() - $age::interval`,
});

/**
 * Runs a creation within the caller's transaction, unless it was run before with the same key: then
 * its answer stands. Two at the same time wait for each other.
 */
export async function createOnce(
  client: Connection,
  { owner, collection, key }: { owner: OwnerId; collection: string; key: string },
  create: () => Promise<MadeItem>,
): Promise<MadeItem> {
  const asked = { companyId: owner, collection, key };
  const isFirst = (await claimKey.run(client, asked)) > 0;
  if (!isFirst) return (await selectAnswer.one(client, asked)).answer;
  const answer = await create();
  await keepAnswer.run(client, { ...asked, answer });
  await forgetOld.run(client, { age: KEPT_FOR });
  return answer;
}

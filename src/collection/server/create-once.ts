import * as z from 'zod/mini';
import { collectionTexts } from '#collection/collection.texts.ts';
import { requireSameInput } from '#platform/calls/retry-keys.ts';
import { bigint, bytes, interval, json, nullable, text, uuid } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import type { TextValues } from '#platform/i18n/texts.ts';
import { createdItems } from './created-items.table.ts';
import type { OwnerId } from './owners.ts';

/** Longer than any browser retries. */
const KEPT_FOR = '1 day';

const made = z.looseObject({ id: z.int() });

/** What a caller is told about a new item: its id and its facts. */
export type MadeItem = z.output<typeof made>;

const once = { companyId: nullable(bigint), collection: text, key: uuid };
const isTheOne = sql`
  company_id is not distinct from $companyId and collection = $collection and key = $key`;

const claimKey = command({
  name: 'collection.creation-claim',
  values: { ...once, asked: bytes },
  sql: sql`
    insert into ${createdItems} (company_id, collection, key, asked, answer)
    values ($companyId, $collection, $key, $asked, '{}') on conflict do nothing`,
});

const selectAnswer = query({
  name: 'collection.creation-answer',
  values: once,
  row: { answer: json(made), asked: nullable(bytes) },
  plan: 'each call',
  sql: sql`select answer, asked from ${createdItems} where ${isTheOne}`,
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

type Creation = {
  readonly owner: OwnerId;
  readonly collection: string;
  readonly key: string;
  /** A hash of the input. */
  readonly asked: Buffer;
  /** The words for such an item. */
  readonly words: TextValues;
};

/**
 * Creates an item within the caller's transaction, unless that was done before with the same key; then its answer is
 * returned. Simultaneous attempts wait for each other.
 */
export async function createOnce(
  client: Connection,
  { owner, collection, key, asked, words }: Creation,
  create: () => Promise<MadeItem>,
): Promise<MadeItem> {
  const item = { companyId: owner, collection, key };
  const isFirst = (await claimKey.run(client, { ...item, asked })) > 0;
  if (!isFirst) {
    const before = await selectAnswer.one(client, item);
    requireSameInput(before.asked, asked, { text: collectionTexts.savedBefore, values: words });
    return before.answer;
  }
  const answer = await create();
  await keepAnswer.run(client, { ...item, answer });
  await forgetOld.run(client, { age: KEPT_FOR });
  return answer;
}

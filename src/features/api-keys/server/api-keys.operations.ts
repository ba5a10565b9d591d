import {
  createApiKey,
  listApiKeys,
  MOST_KEYS,
  revokeApiKey,
} from '#features/api-keys/api-keys.contract.ts';
import { apiKeysTexts as texts } from '#features/api-keys/api-keys.texts.ts';
import { requireEntitlement } from '#features/subscriptions/server/public.ts';
import { hashOfToken } from '#platform/auth/secret-token.ts';
import { CallProblem, invalidInput, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { array, bigint, bytes, nullable, text, timestamp } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { apiKeys } from './api-keys.table.ts';
import { newKey } from './identify-key.ts';

const HINT_LENGTH = 4;

const selectKeys = query({
  name: 'api-keys.of-company',
  values: { companyId: bigint },
  row: {
    id: bigint,
    name: text,
    hint: text,
    scopes: array(text),
    created_at: timestamp,
    last_used_at: nullable(timestamp),
  },
  plan: 'each call',
  sql: sql`
    select id, name, hint, scopes, created_at, last_used_at from ${apiKeys}
    where company_id = $companyId order by id`,
});

const insertKey = command({
  name: 'api-keys.create',
  values: { companyId: bigint, name: text, hash: bytes, hint: text, scopes: array(text) },
  sql: sql`
    insert into ${apiKeys} (company_id, name, token_hash, hint, scopes)
    values ($companyId, $name, $hash, $hint, $scopes)`,
});

const deleteKey = command({
  name: 'api-keys.revoke',
  values: { companyId: bigint, id: bigint },
  sql: sql`delete from ${apiKeys} where company_id = $companyId and id = $id`,
});

const list = operation(listApiKeys, async (_input, { database, caller }) => {
  const rows = await selectKeys.all(database.pool, { companyId: caller.company.id });
  const keys = rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }));
  return { keys };
});

/** A name that is taken is refused, so that a repeated request does not create a second key. */
const create = operation(createApiKey, async ({ name, scopes }, context) => {
  const { database, caller, language, now } = context;
  const { id: companyId } = caller.company;
  await requireEntitlement(database.pool, 'api_access', { companyId, language, now });
  const key = newKey();
  await inTransaction(database.pool, async (client) => {
    await takeTurns(client, 'api-keys', companyId);
    const rows = await selectKeys.all(client, { companyId });
    if (rows.some((known) => known.name === name)) {
      throw invalidInput([{ field: 'name', text: texts.nameTaken }]);
    }
    if (rows.length >= MOST_KEYS) {
      throw new CallProblem('too_many_keys', 409, texts.tooMany, { values: { most: MOST_KEYS } });
    }
    const hint = key.slice(-HINT_LENGTH);
    await insertKey.run(client, { companyId, name, hash: hashOfToken(key), hint, scopes });
  });
  return { key, message: translateIn(language)(texts.created) };
});

const revoke = operation(revokeApiKey, async ({ id }, { database, caller, language }) => {
  const revoked = await deleteKey.run(database.pool, { companyId: caller.company.id, id });
  if (revoked === 0) throw notFound(texts.notFound);
  return { message: translateIn(language)(texts.revoked) };
});

export const apiKeysOperations: readonly Operation[] = [list, create, revoke];

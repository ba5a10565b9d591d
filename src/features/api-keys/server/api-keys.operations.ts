import {
  createApiKey,
  listApiKeys,
  MOST_KEYS,
  revokeApiKey,
} from '#features/api-keys/api-keys.contract.ts';
import { apiKeysTexts as texts } from '#features/api-keys/api-keys.texts.ts';
import { requireEntitlement } from '#features/subscriptions/server/public.ts';
import { CallProblem, invalidInput, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { hashOfKey, newKey } from './identify-key.ts';

const HINT_LENGTH = 4;

type KeyRow = {
  id: number;
  name: string;
  hint: string;
  created_at: Date;
  last_used_at: Date | null;
};

const list = operation(listApiKeys, async (_input, { database, caller }) => {
  const { rows } = await database.pool.query<KeyRow>(
    `select id, name, hint, created_at, last_used_at from api_keys
     where company_id = $1 order by id`,
    [caller.company.id],
  );
  const keys = rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }));
  return { keys };
});

/** The same name twice is refused, so that a repeated request does not make a second key. */
const create = operation(createApiKey, async ({ name }, context) => {
  const { database, caller, language, now } = context;
  const { id: companyId } = caller.company;
  await requireEntitlement(database.pool, 'api_access', { companyId, language, now });
  const key = newKey();
  await inTransaction(database.pool, async (client) => {
    await client.query('select from companies where id = $1 for no key update', [companyId]);
    const { rows } = await client.query<{ name: string }>(
      'select name from api_keys where company_id = $1',
      [companyId],
    );
    if (rows.some((known) => known.name === name)) {
      throw invalidInput([{ field: 'name', text: texts.nameTaken }]);
    }
    if (rows.length >= MOST_KEYS) {
      throw new CallProblem('too_many_keys', 409, texts.tooMany, { values: { most: MOST_KEYS } });
    }
    await client.query(
      'insert into api_keys (company_id, name, token_hash, hint) values ($1, $2, $3, $4)',
      [companyId, name, hashOfKey(key), key.slice(-HINT_LENGTH)],
    );
  });
  return { key, message: translateIn(language)(texts.created) };
});

const revoke = operation(revokeApiKey, async ({ id }, { database, caller, language }) => {
  const { rowCount } = await database.pool.query(
    'delete from api_keys where company_id = $1 and id = $2',
    [caller.company.id, id],
  );
  if (rowCount === 0) throw notFound(texts.notFound);
  return { message: translateIn(language)(texts.revoked) };
});

export const apiKeysOperations: readonly Operation[] = [list, create, revoke];

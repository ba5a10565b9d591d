import type pg from 'pg';
import { accountFacts } from '#features/accounts/server/public.ts';
import { apiKeysTexts as texts } from '#features/api-keys/api-keys.texts.ts';
import { mayCall } from '#features/api-keys/key-scopes.ts';
import { companyFacts } from '#features/companies/server/public.ts';
import { requireEntitlement } from '#features/subscriptions/server/public.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { hashOfToken, newSecretToken } from '#platform/auth/secret-token.ts';
import { forbidden } from '#platform/calls/call-problem.ts';
import {
  array,
  bigint,
  bool,
  bytes,
  int,
  interval,
  nullable,
  text,
} from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { apiKeys } from './api-keys.table.ts';

const PREFIX = 'mai_';
/** The last use is written at most this often, so that reading calls stay reads. */
const NOTE_USE_EVERY = '1 minute';

export const newKey = () => PREFIX + newSecretToken();

export const isKey = (token: string) => token.startsWith(PREFIX);

/** Enough to keep a company's lists up to date, too little to overload the portal. */
export const keyLimit: RateLimit = { name: 'api-key', times: 300, withinS: 60 };

const row = {
  id: bigint,
  account_id: bigint,
  email: text,
  name: text,
  company_id: bigint,
  key_name: text,
  scopes: array(text),
  type: nullable(int),
  country: text,
  listed: bool,
  is_stale: bool,
};

const selectKey = query({
  name: 'api-keys.caller',
  values: { hash: bytes, noteEvery: interval },
  row,
  sql: sql`
    select k.id, k.name as key_name, k.scopes, a.id as account_id, a.email, a.name,
      c.id as company_id, c.type, c.country, c.listed,
      coalesce(k.last_used_at < now() - $noteEvery::interval, true) as is_stale
    from ${apiKeys} k
    join ${companyFacts} c on c.id = k.company_id
    join ${accountFacts} a on a.id = c.owner_account_id and not a.is_suspended
    where k.token_hash = $hash`,
});

const recordUse = command({
  name: 'api-keys.note-use',
  values: { id: bigint },
  sql: sql`update ${apiKeys} set last_used_at = now() where id = $id`,
});

const callerOf = (found: RowOf<typeof row>): Caller => ({
  sessionId: 0,
  accountId: found.account_id,
  email: found.email,
  name: found.name,
  userType: 1,
  isAdmin: false,
  secondFactor: 'settled',
  key: {
    name: found.key_name,
    requireFor(call) {
      if (!mayCall(found.scopes, call)) throw forbidden(texts.outOfScope);
    },
  },
  company: {
    id: found.company_id,
    type: found.type,
    country: found.country,
    // Keys only work while visitors can see the company.
    isApproved: found.listed,
  },
});

type Asked = { readonly language: Language; readonly now: Date };

/** The caller behind a key; null for an unknown key. Throws while the company's plan includes no API access. */
export async function identifyKey(
  pool: pg.Pool,
  key: string,
  asked: Asked,
): Promise<Caller | null> {
  const hash = hashOfToken(key);
  const found = await selectKey.first(pool, { hash, noteEvery: NOTE_USE_EVERY });
  if (!found) return null;
  await requireWithinLimit(pool, keyLimit, String(found.id));
  await requireEntitlement(pool, 'api_access', { ...asked, companyId: found.company_id });
  if (found.is_stale) await recordUse.run(pool, { id: found.id });
  return callerOf(found);
}

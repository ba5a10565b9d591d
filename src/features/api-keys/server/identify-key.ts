import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { accountFacts } from '#features/accounts/server/public.ts';
import { companyFacts } from '#features/companies/server/public.ts';
import { requireEntitlement } from '#features/subscriptions/server/public.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { bigint, bool, bytes, int, interval, nullable, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { apiKeys } from './api-keys.table.ts';

const KEY_BYTES = 32;
const PREFIX = 'mai_';
/** A use is noted no more often than this, so that reading stays reading. */
const NOTE_USE_EVERY = '1 minute';
const APPROVED = 1;

export const newKey = () => PREFIX + randomBytes(KEY_BYTES).toString('base64url');

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

export const isKey = (token: string) => token.startsWith(PREFIX);

const row = {
  id: bigint,
  account_id: bigint,
  email: text,
  name: text,
  company_id: bigint,
  type: nullable(int),
  country: text,
  exhibitor_status: int,
  is_stale: bool,
};

const selectKey = query({
  name: 'api-keys.caller',
  values: { hash: bytes, noteEvery: interval },
  row,
  sql: sql`
    select k.id, a.id as account_id, a.email, a.name, c.id as company_id, c.type, c.country,
      c.exhibitor_status, coalesce(k.last_used_at < now() - $noteEvery::interval, true) as is_stale
    from ${apiKeys} k
    join ${companyFacts} c on c.id = k.company_id
    join ${accountFacts} a on a.id = c.owner_account_id and not a.is_suspended
    where k.token_hash = $hash`,
});

const noteUse = command({
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
  usesKey: true,
  company: {
    id: found.company_id,
    type: found.type,
    country: found.country,
    isApproved: found.exhibitor_status === APPROVED,
  },
});

type Asked = { readonly language: Language; readonly now: Date };

/** Whose key this is; nobody's when it is unknown, and refused while the plan includes no keys. */
export async function identifyKey(
  pool: pg.Pool,
  key: string,
  asked: Asked,
): Promise<Caller | null> {
  const hash = hashOfKey(key);
  const found = await selectKey.first(pool, { hash, noteEvery: NOTE_USE_EVERY });
  if (!found) return null;
  await requireEntitlement(pool, 'api_access', { ...asked, companyId: found.company_id });
  if (found.is_stale) await noteUse.run(pool, { id: found.id });
  return callerOf(found);
}

import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { requireEntitlement } from '#features/subscriptions/server/public.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { Language } from '#platform/i18n/languages.ts';

const KEY_BYTES = 32;
const PREFIX = 'mai_';
/** A use is noted no more often than this, so that reading stays reading. */
const NOTE_USE_EVERY = '1 minute';
const APPROVED = 1;

export const newKey = () => PREFIX + randomBytes(KEY_BYTES).toString('base64url');

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

export const isKey = (token: string) => token.startsWith(PREFIX);

type Row = {
  id: number;
  account_id: number;
  email: string;
  name: string;
  company_id: number;
  type: number | null;
  country: string;
  exhibitor_status: number;
  is_stale: boolean;
};

const selectKey = prepared<Row>(
  'api-key',
  `select k.id, a.id as account_id, a.email, a.name, c.id as company_id, c.type, c.country,
     c.exhibitor_status, coalesce(k.last_used_at < now() - $2::interval, true) as is_stale
   from api_keys k
   join companies c on c.id = k.company_id
   join accounts a on a.id = c.owner_account_id and a.suspended_at is null
   where k.token_hash = $1`,
);

const callerOf = (row: Row): Caller => ({
  sessionId: 0,
  accountId: row.account_id,
  email: row.email,
  name: row.name,
  userType: 1,
  isAdmin: false,
  needsSecondFactor: false,
  usesKey: true,
  company: {
    id: row.company_id,
    type: row.type,
    country: row.country,
    isApproved: row.exhibitor_status === APPROVED,
  },
});

type Asked = { readonly language: Language; readonly now: Date };

/** Whose key this is; nobody's when it is unknown, and refused while the plan includes no keys. */
export async function identifyKey(
  pool: pg.Pool,
  key: string,
  asked: Asked,
): Promise<Caller | null> {
  const [row] = await selectKey(pool, [hashOfKey(key), NOTE_USE_EVERY]);
  if (!row) return null;
  await requireEntitlement(pool, 'api_access', { ...asked, companyId: row.company_id });
  if (row.is_stale) {
    await pool.query('update api_keys set last_used_at = now() where id = $1', [row.id]);
  }
  return callerOf(row);
}

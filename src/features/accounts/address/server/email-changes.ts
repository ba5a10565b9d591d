import { accounts } from '#features/accounts/server/accounts.table.ts';
import { sessions } from '#features/accounts/sessions/server/sessions.table.ts';
import { knownRequesters } from '#features/accounts/sign-in/server/known-requesters.table.ts';
import {
  bigint,
  bool,
  bytes,
  int,
  nullable,
  oneOf,
  text,
  timestamp,
} from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import { languages } from '#platform/i18n/languages.ts';
import { emailChanges } from './email-changes.table.ts';

/** How long a confirmation link works. */
export const LINK_LIFE_H = 24;

export const isTaken = query({
  name: 'accounts.is-address-taken',
  values: { email: text },
  row: {},
  plan: 'each call',
  sql: sql`select from ${accounts} where email = $email`,
});

const state = {
  old_email: text,
  new_email: text,
  old_confirmed: bool,
  new_confirmed: bool,
  expires_at: timestamp,
};

/** The pending change. One that was requested under another address of the account no longer counts. */
export const selectChange = query({
  name: 'accounts.email-change',
  values: { accountId: bigint },
  row: state,
  plan: 'each call',
  sql: sql`
    select c.old_email, c.new_email, c.old_token_hash is null as old_confirmed,
      c.new_token_hash is null as new_confirmed, c.expires_at
    from ${emailChanges} c join ${accounts} a on a.id = c.account_id and a.email = c.old_email
    where c.account_id = $accountId and c.expires_at > now()`,
});

/** Stores a change in place of an earlier one, whose links stop working. */
export const putChange = command({
  name: 'accounts.ask-for-address',
  values: {
    accountId: bigint,
    oldEmail: text,
    newEmail: text,
    oldHash: bytes,
    newHash: bytes,
    sessionId: bigint,
    hours: int,
  },
  sql: sql`
    insert into ${emailChanges} as known (account_id, old_email, new_email, old_token_hash,
      new_token_hash, session_id, expires_at)
    values ($accountId, $oldEmail, $newEmail, $oldHash, $newHash, $sessionId,
      now() + make_interval(hours => $hours))
    on conflict (account_id) do update set old_email = excluded.old_email,
      new_email = excluded.new_email, old_token_hash = excluded.old_token_hash,
      new_token_hash = excluded.new_token_hash, session_id = excluded.session_id,
      expires_at = excluded.expires_at`,
});

const side = {
  account_id: bigint,
  old_email: text,
  new_email: text,
  session_id: nullable(bigint),
  old_confirmed: bool,
  new_confirmed: bool,
  language: oneOf(languages),
};

export type ConfirmedSide = RowOf<typeof side>;

/** Marks the side a link was mailed to as confirmed. The row stays locked until the transaction ends. */
export const takeSide = command({
  name: 'accounts.confirm-address-side',
  values: { hash: bytes },
  row: side,
  sql: sql`
    update ${emailChanges} c set
      old_token_hash = nullif(c.old_token_hash, $hash),
      new_token_hash = nullif(c.new_token_hash, $hash)
    from ${accounts} a
    where (c.old_token_hash = $hash or c.new_token_hash = $hash) and c.expires_at > now()
      and a.id = c.account_id and a.email = c.old_email and a.suspended_at is null
    returning c.account_id, c.old_email, c.new_email, c.session_id,
      c.old_token_hash is null as old_confirmed, c.new_token_hash is null as new_confirmed,
      a.language`,
});

export const dropChange = command({
  name: 'accounts.drop-email-change',
  values: { accountId: bigint },
  sql: sql`delete from ${emailChanges} where account_id = $accountId`,
});

export const writeAddress = command({
  name: 'accounts.write-address',
  values: { id: bigint, email: text },
  sql: sql`
    update ${accounts} set email = $email
    where id = $id and not exists (select from ${accounts} where email = $email)`,
});

/** Other sessions proved the old address and are closed; the session that requested the change stays. */
export const closeOtherSessions = command({
  name: 'accounts.close-sessions-besides',
  values: { accountId: bigint, sessionId: nullable(bigint) },
  sql: sql`
    delete from ${sessions} where account_id = $accountId and id is distinct from $sessionId::bigint`,
});

/** Known browsers and networks are stored as hashes that include the address, so they are useless now. */
export const forgetAskers = command({
  name: 'accounts.forget-askers',
  values: { accountId: bigint },
  sql: sql`delete from ${knownRequesters} where account_id = $accountId`,
});

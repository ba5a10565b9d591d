import { passkeys } from '#features/accounts/passkeys/server/passkeys.table.ts';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { sessions } from '#features/accounts/sessions/server/sessions.table.ts';
import { eraseCodes } from '#features/accounts/sign-in/server/sign-in-codes.ts';
import { bigint, int, nullable, text, timestamp } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';

const selectAccount = query({
  name: 'accounts.account-of-person',
  values: { accountId: bigint },
  row: {
    email: text,
    name: text,
    phone: nullable(text),
    phone_country: nullable(text),
    user_type: int,
    language: text,
    country: nullable(text),
    created_at: timestamp,
    last_seen_at: nullable(timestamp),
  },
  plan: 'each call',
  sql: sql`
    select email, name, phone, phone_country, user_type, language, country, created_at,
      last_seen_at
    from ${accounts} where id = $accountId`,
});

const selectSessions = query({
  name: 'accounts.sessions-of-person',
  values: { accountId: bigint },
  row: { agent: text, network: text, created_at: timestamp, last_used_at: timestamp },
  plan: 'each call',
  sql: sql`
    select agent, network, created_at, last_used_at from ${sessions}
    where account_id = $accountId order by id`,
});

const selectPasskeys = query({
  name: 'accounts.passkeys-of-person',
  values: { accountId: bigint },
  row: { name: text, created_at: timestamp, last_used_at: nullable(timestamp) },
  plan: 'each call',
  sql: sql`
    select name, created_at, last_used_at from ${passkeys}
    where account_id = $accountId order by id`,
});

const deleteAccount = command({
  name: 'accounts.erase',
  values: { accountId: bigint },
  sql: sql`delete from ${accounts} where id = $accountId`,
});

/** The account, its sessions, passkeys and pending sign-in codes. */
export const accountsPersonalData: PersonalDataSource = {
  async collect({ connection }, { accountId }) {
    return [
      ...recordsFile('account.json', await selectAccount.all(connection, { accountId })),
      ...recordsFile('sessions.json', await selectSessions.all(connection, { accountId })),
      ...recordsFile('passkeys.json', await selectPasskeys.all(connection, { accountId })),
    ];
  },
  async erase(connection, { accountId, email }) {
    await eraseCodes(connection, email);
    await deleteAccount.run(connection, { accountId });
  },
};

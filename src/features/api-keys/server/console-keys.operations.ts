import { recordAction } from '#console/audit/server/audit.ts';
import { pageOf, patternOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import { accountFacts } from '#features/accounts/server/public.ts';
import { apiKeySubject } from '#features/api-keys/api-keys.audit.ts';
import { endApiKey, listAllApiKeys } from '#features/api-keys/api-keys.contract.ts';
import { apiKeysTexts as texts } from '#features/api-keys/api-keys.texts.ts';
import { companyFacts } from '#features/companies/server/public.ts';
import { readSiteName } from '#features/site/server/public.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { array, bigint, nullable, oneOf, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import { languages, localizePath } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { apiKeys } from './api-keys.table.ts';

const selectKeys = query({
  name: 'api-keys.for-operator',
  values: { pattern: nullable(text), before: nullable(bigint), atMost: bigint },
  row: {
    id: bigint,
    name: text,
    hint: text,
    scopes: array(text),
    company_name: text,
    created_at: timestamp,
    last_used_at: nullable(timestamp),
  },
  plan: 'each call',
  sql: sql`
    select k.id, k.name, k.hint, k.scopes, c.name as company_name, k.created_at, k.last_used_at
    from ${apiKeys} k join ${companyFacts} c on c.id = k.company_id
    where ($pattern::text is null or k.name ilike $pattern or c.name ilike $pattern
        or c.name_ar ilike $pattern)
      and ($before::bigint is null or k.id < $before)
    order by k.id desc limit $atMost`,
});

const list = operation(listAllApiKeys, async ({ search, cursor }, { database }) => {
  const rows = await selectKeys.all(database.pool, {
    pattern: patternOf(search),
    before: cursor,
    atMost: ROWS_ASKED,
  });
  const { shown, next_cursor } = pageOf(rows, ({ id }) => id);
  return {
    keys: shown.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at?.toISOString() ?? null,
    })),
    next_cursor,
  };
});

const endedColumns = {
  name: text,
  company_name: text,
  email: nullable(text),
  language: nullable(oneOf(languages)),
};

const deleteKey = command({
  name: 'api-keys.end-by-operator',
  values: { id: bigint },
  sql: sql`delete from ${apiKeys} where id = $id`,
});

const selectEnded = query({
  name: 'api-keys.to-end',
  values: { id: bigint },
  row: endedColumns,
  sql: sql`
    select k.name, c.name as company_name, a.email, a.language
    from ${apiKeys} k join ${companyFacts} c on c.id = k.company_id
    left join ${accountFacts} a on a.id = c.owner_account_id where k.id = $id`,
});

async function tellOwner(
  client: Connection,
  { name, company_name: company, email, language }: RowOf<typeof endedColumns>,
  appUrl: string,
): Promise<void> {
  if (email === null || language === null) return;
  const t = translateIn(language);
  const site = await readSiteName(client, language);
  const link = appUrl + localizePath(language, '/exhibitor/dashboard/settings');
  await queueMail(client, {
    recipient: email,
    subject: t(texts.endedSubject, { company, site }),
    body: t(texts.endedBody, { name, company, link, site }),
    language,
  });
}

const end = operation(endApiKey, async ({ id }, { database, caller, language, appUrl }) => {
  await inTransaction(database.pool, async (client) => {
    const key = await selectEnded.first(client, { id });
    // If two operators end a key at the same time, the second finds it gone.
    if (!key || (await deleteKey.run(client, { id })) === 0) throw notFound(texts.notFound);
    await tellOwner(client, key, appUrl);
    await recordAction(client, caller, {
      action: 'remove',
      subject: apiKeySubject,
      subjectId: id,
      before: { name: key.name, company: key.company_name },
    });
  });
  return { message: translateIn(language)(texts.endedByOperator) };
});

export const consoleKeysOperations: readonly Operation[] = [list, end];

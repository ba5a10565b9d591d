import { recordAction } from '#console/audit/server/audit.ts';
import { companySubject } from '#features/companies/companies.audit.ts';
import { listManyCompanies } from '#features/companies/console/console-companies.contract.ts';
import { companiesConsoleTexts as texts } from '#features/companies/console/console-companies.texts.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { array, bigint, int, text } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

const asked = { ids: array(bigint), status: int };

/**
 * Only approved companies can be shown or hidden: the others wait for a decision or were rejected or suspended for a
 * reason.
 */
const lockToChange = query({
  name: 'companies.lock-to-list',
  values: asked,
  row: { id: bigint, name: text, status: int },
  plan: 'each call',
  sql: sql`
    select id, name, status from ${companies}
    where id = any($ids) and exhibitor_status = 1 and status <> $status order by id for update`,
});

const writeStatus = command({
  name: 'companies.list-many',
  values: asked,
  sql: sql`update ${companies} set status = $status where id = any($ids)`,
});

/** Each company gets its own audit entry. */
const listMany = operation(listManyCompanies, async ({ company_ids, status }, context) => {
  const { database, caller, language } = context;
  const changed = await inTransaction(database.pool, async (client) => {
    const rows = await lockToChange.all(client, { ids: company_ids, status });
    await writeStatus.run(client, { ids: rows.map(({ id }) => id), status });
    for (const before of rows) {
      await recordAction(client, caller, {
        action: 'update',
        subject: companySubject,
        subjectId: before.id,
        before,
        after: { ...before, status },
      });
    }
    return rows.length;
  });
  const text = status === 1 ? texts.didShow : texts.didHide;
  return { message: translateIn(language)(text, { n: changed }), updated_count: changed };
});

export const listManyOperations: readonly Operation[] = [listMany];

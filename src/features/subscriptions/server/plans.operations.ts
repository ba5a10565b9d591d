import { recordAction } from '#console/audit/server/audit.ts';
import { listPlans, savePlan } from '#features/subscriptions/plans.contract.ts';
import { plansTexts } from '#features/subscriptions/plans.texts.ts';
import { planSubject } from '#features/subscriptions/subscriptions.audit.ts';
import { FREE_PLAN } from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts } from '#features/subscriptions/subscriptions.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { assignmentList } from '#platform/database/column-list.ts';
import { bigint } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { toDecimal } from '#platform/money/amounts.ts';
import { type PlanRow, planColumns, selectPlans } from './plans.queries.ts';
import { plans } from './plans.table.ts';

const list = operation(listPlans, async (_input, { database }) => {
  const rows = await selectPlans.all(database.pool);
  return {
    plans: rows.map(({ price_minor: minor, ...plan }) => ({
      ...plan,
      price: minor === null ? null : toDecimal(minor, plan.currency),
    })),
  };
});

const lockPlans = query({
  name: 'subscriptions.lock-plans',
  row: {},
  sql: sql`select from ${plans} order by id for update`,
});

const { id: _id, currency: _currency, ...decidedColumns } = planColumns;

const updatePlan = command({
  name: 'subscriptions.update-plan',
  values: { id: bigint, ...decidedColumns },
  sql: sql`update ${plans} set ${assignmentList(decidedColumns)} where id = $id::bigint`,
});

const endOtherPopularity = command({
  name: 'subscriptions.end-other-popularity',
  values: { id: bigint },
  sql: sql`update ${plans} set popular = false where id <> $id::bigint and popular`,
});

/** The rows that changed, each with its previous version. */
const changedRows = (before: readonly PlanRow[], after: readonly PlanRow[]) =>
  after.flatMap((row, position) => {
    const old = before[position];
    return JSON.stringify(old) === JSON.stringify(row) ? [] : [{ old, row }];
  });

const save = operation(savePlan, async ({ id, price, ...input }, context) => {
  const { database, caller, language } = context;
  await inTransaction(database.pool, async (client) => {
    await lockPlans.all(client);
    const before = await selectPlans.all(client);
    const isFree = id === FREE_PLAN;
    const changed = await updatePlan.run(client, {
      id,
      ...input,
      popular: input.popular && !isFree,
      price_minor: isFree ? 0 : price,
    });
    if (changed === 0) throw notFound(subscriptionsTexts.planNotFound);
    // At most one plan is marked as popular.
    if (input.popular && !isFree) await endOtherPopularity.run(client, { id });
    for (const { old, row } of changedRows(before, await selectPlans.all(client))) {
      await recordAction(client, caller, {
        action: 'update',
        subject: planSubject,
        subjectId: row.id,
        before: old,
        after: row,
      });
    }
  });
  return { message: translateIn(language)(plansTexts.saved) };
});

export const plansOperations: readonly Operation[] = [list, save];

import { recordAction } from '#console/audit/server/audit.ts';
import { listPlans, planFlags, savePlan } from '#features/subscriptions/plans.contract.ts';
import { plansTexts } from '#features/subscriptions/plans.texts.ts';
import { planSubject } from '#features/subscriptions/subscriptions.audit.ts';
import { subscriptionsTexts } from '#features/subscriptions/subscriptions.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { toDecimal } from '#platform/money/amounts.ts';
import { type PlanRow, selectPlans } from './plans.queries.ts';

const list = operation(listPlans, async (_input, { database }) => {
  const rows = await selectPlans(database.pool, []);
  const plans = rows.map(({ price_minor: minor, ...plan }) => ({
    ...plan,
    price: minor === null ? null : toDecimal(minor, plan.currency),
  }));
  return { plans };
});

const columns = ['name', 'name_ar', 'price_minor', 'listings_limit', 'visibility', ...planFlags];
const assignments = columns.map((column, position) => `${column} = $${position + 2}`).join(', ');

/** The rows that a change touched, each with what it was before. */
const changedRows = (before: readonly PlanRow[], after: readonly PlanRow[]) =>
  after.flatMap((row, position) => {
    const old = before[position];
    return JSON.stringify(old) === JSON.stringify(row) ? [] : [{ old, row }];
  });

const save = operation(savePlan, async ({ id, price, ...input }, context) => {
  const { database, caller, language } = context;
  const values: Readonly<Record<string, unknown>> = { ...input, price_minor: price };
  await inTransaction(database.pool, async (client) => {
    await client.query('select from plans order by id for update');
    const before = await selectPlans(client, []);
    const { rowCount } = await client.query(`update plans set ${assignments} where id = $1`, [
      id,
      ...columns.map((column) => values[column]),
    ]);
    if (rowCount === 0) throw notFound(subscriptionsTexts.planNotFound);
    // One plan at most is the one people choose.
    if (input.popular) {
      await client.query('update plans set popular = false where id <> $1 and popular', [id]);
    }
    for (const { old, row } of changedRows(before, await selectPlans(client, []))) {
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

import type pg from 'pg';
import type { AuditSubject } from '#console/audit/audit-subject.ts';
import { recordAction } from '#console/audit/server/audit.ts';
import { getPlanOfCompany, givePlan } from '#features/subscriptions/given-plan.contract.ts';
import { givenPlanTexts as texts } from '#features/subscriptions/given-plan.texts.ts';
import { invalidInput } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { readCurrentPlan } from './current-plan.ts';
import { getOwnPlan, planName } from './entitlements.ts';
import { endGivenPlans } from './periods.ts';

type Given = { plan: number; ends_on: CalendarDate | null };

/** The best plan a company was given and still has, if any. */
async function findGiven(connection: Connection, companyId: number, today: CalendarDate) {
  const { rows } = await connection.query<Given>(
    `select plan, ends_on::text from subscriptions
     where company_id = $1 and order_id is null and plan > 1 and cancelled_at is null
       and (ends_on is null or ends_on >= $2::date)
     order by plan desc limit 1`,
    [companyId, today],
  );
  return rows[0] ?? null;
}

/** What is known of companies elsewhere. */
type Companies = {
  /** Refuses when there is no such company; locks it for the rest of a transaction if asked to. */
  requireCompany(connection: Connection, id: number, locking?: 'for update'): Promise<void>;
  readonly companySubject: AuditSubject;
};

function planOfCompany({ requireCompany }: Companies): Operation {
  return operation(getPlanOfCompany, async ({ company_id: id }, context) => {
    const { pool } = context.database;
    const today = todayAt(context.now);
    await requireCompany(pool, id);
    const [own, current] = [
      await getOwnPlan(pool, id, today),
      await readCurrentPlan(pool, id, today),
    ];
    const name = planName(own, context.language);
    return { name, ends_on: current.endsOn, given: await findGiven(pool, id, today) };
  });
}

async function insertGiven(client: pg.PoolClient, companyId: number, given: Given, today: string) {
  await client.query(
    `insert into subscriptions (company_id, plan, starts_on, ends_on) values ($1, $2, $3, $4)`,
    [companyId, given.plan, today, given.ends_on],
  );
}

function givingPlan({ requireCompany, companySubject }: Companies): Operation {
  return operation(givePlan, async ({ company_id: id, plan, ends_on: endsOn }, context) => {
    const { database, caller, language, now } = context;
    const today = todayAt(now);
    if (endsOn !== null && endsOn < today) {
      throw invalidInput([{ field: 'ends_on', text: texts.dateOver }]);
    }
    const wanted = plan > 1 ? { plan, ends_on: endsOn } : null;
    await inTransaction(database.pool, async (client) => {
      await requireCompany(client, id, 'for update');
      const before = await findGiven(client, id, today);
      // Sent again, it is given already.
      if (before?.plan === wanted?.plan && before?.ends_on === wanted?.ends_on) return;
      await endGivenPlans(client, id);
      if (wanted) await insertGiven(client, id, wanted, today);
      await recordAction(client, caller, {
        action: 'update',
        subject: companySubject,
        subjectId: id,
        before,
        after: wanted,
      });
    });
    return { message: translateIn(language)(texts.saved) };
  });
}

/** Companies are another feature's: the app says how one is required. */
export function givenPlanOperations(companies: Companies): readonly Operation[] {
  return [planOfCompany(companies), givingPlan(companies)];
}

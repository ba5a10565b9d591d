import type pg from 'pg';
import * as z from 'zod/mini';
import { companyFacts } from '#features/companies/server/public.ts';
import {
  type deliveryProblems,
  webhookEvents,
} from '#features/enquiries/webhooks/webhook-events.ts';
import { hasEntitlement } from '#features/subscriptions/server/public.ts';
import {
  bigint,
  bytes,
  int,
  json,
  nullable,
  oneOf,
  text,
  timestamp,
  uuid,
} from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import { outside, postOutside, type Reach, Unreachable } from '#platform/http/post-outside.ts';
import { ClosedNetwork } from '#platform/http/public-network.ts';
import { leadWebhookDeliveries } from './lead-webhook-deliveries.table.ts';
import { leadWebhooks } from './lead-webhooks.table.ts';
import { signedHeaders } from './sign-message.ts';

/** Seconds to wait after each failed try; after the last the delivery is given up. */
const gapsS = [60, 300, 1800, 7200, 28_800, 86_400] as const;
const MOST_TRIES = gapsS.length + 1;
const KEPT_DAYS = 30;
/** Longer than a delivery can take. */
const HELD_S = 30;

const gap = raw(
  `make_interval(secs => (array[${gapsS.join(', ')}, 86400])[least(tries, ${gapsS.length}) + 1])`,
);

export const webhookFacts = z.object({
  enquiry_id: z.int(),
  state: z.optional(z.string()),
  previous_state: z.optional(z.string()),
  quotation_id: z.optional(z.int()),
  revision: z.optional(z.int()),
  decision: z.optional(z.string()),
});

const claimed = {
  id: uuid,
  company_id: bigint,
  event: oneOf(webhookEvents),
  facts: json(webhookFacts),
  tries: int,
  created_at: timestamp,
};

/**
 * Claims the next due delivery of a company that nobody else is delivering to. It becomes due again before it is tried,
 * so that another process retries it if this one dies. The company served last comes last. For a company that visitors
 * cannot see, such as a suspended one, deliveries wait.
 */
const claimDue = command({
  name: 'webhooks.claim-due',
  row: claimed,
  sql: sql`
    with hook as (
      select free.company_id from ${leadWebhooks} free
      join ${companyFacts} company on company.id = free.company_id and company.listed
      where coalesce(free.told_until <= now(), true) and exists (
        select from ${leadWebhookDeliveries} waiting
        where waiting.company_id = free.company_id and waiting.state = 'waiting' and waiting.due_at <= now())
      order by free.told_until nulls first, free.company_id limit 1
      for update of free skip locked),
    held as (
      update ${leadWebhooks} set told_until = now() + ${raw(`interval '${HELD_S} seconds'`)}
      where company_id in (select company_id from hook))
    update ${leadWebhookDeliveries} set tries = tries + 1, due_at = now() + ${gap}
    where state = 'waiting' and id = (
      select waiting.id from ${leadWebhookDeliveries} waiting join hook on hook.company_id = waiting.company_id
      where waiting.state = 'waiting' and waiting.due_at <= now() order by waiting.seq limit 1)
    returning id, company_id, event, facts, tries, created_at`,
});

const letGo = command({
  name: 'webhooks.let-go',
  values: { company: bigint },
  sql: sql`update ${leadWebhooks} set told_until = now() where company_id = $company`,
});

const selectHook = query({
  name: 'webhooks.to-deliver',
  values: { company: bigint },
  row: { address: text, secret: bytes },
  plan: 'each call',
  sql: sql`select address, secret from ${leadWebhooks} where company_id = $company`,
});

const recordOutcome = command({
  name: 'webhooks.note-outcome',
  values: {
    id: uuid,
    state: oneOf(['waiting', 'delivered', 'failed']),
    status: nullable(int),
    problem: nullable(text),
  },
  sql: sql`
    update ${leadWebhookDeliveries} set state = $state, status = $status, problem = $problem,
      delivered_at = case when $state = 'delivered' then now() end
    where id = $id`,
});

type Delivery = RowOf<typeof claimed>;
type Problem = (typeof deliveryProblems)[number];
type Outcome = {
  readonly status?: number;
  readonly problem?: Problem;
  /** An error that neither the network nor the receiver caused. */
  readonly mistake?: unknown;
};

/** The same body on every retry. */
const bodyOf = ({ id, event, facts, created_at }: Delivery) =>
  JSON.stringify({ id, type: event, timestamp: created_at.toISOString(), data: facts });

const isTaken = (status: number) => status >= 200 && status < 300;

async function tell(pool: Connection, delivery: Delivery, reach: Reach): Promise<Outcome> {
  const { id, company_id: company } = delivery;
  const hook = await selectHook.first(pool, { company });
  const now = new Date();
  if (!hook || !(await hasEntitlement(pool, 'webhooks', { companyId: company, now }))) {
    return { problem: 'plan' };
  }
  const body = bodyOf(delivery);
  const headers = signedHeaders(hook.secret, { id, body, at: now });
  try {
    const status = await postOutside(hook.address, { headers, body }, reach);
    return isTaken(status) ? { status } : { status, problem: 'refused' };
  } catch (error) {
    if (error instanceof ClosedNetwork) return { problem: 'closed_network' };
    return error instanceof Unreachable
      ? { problem: 'unreachable' }
      : { problem: 'unreachable', mistake: error };
  }
}

/** How many companies are delivered to at once. */
export const AT_ONCE = 4;

/** Delivers the next due event; returns how many were tried. An error of our own counts as a try and is thrown. */
export async function deliverDue(pool: pg.Pool, reach: Reach = outside): Promise<number> {
  const delivery = await claimDue.first(pool);
  if (!delivery) return 0;
  const { status, problem, mistake } = await tell(pool, delivery, reach);
  const isOver = problem === 'plan' || delivery.tries >= MOST_TRIES;
  const state = problem === undefined ? 'delivered' : isOver ? 'failed' : 'waiting';
  await recordOutcome.run(pool, { id: delivery.id, state, status, problem });
  await letGo.run(pool, { company: delivery.company_id });
  if (mistake !== undefined) throw mistake;
  return 1;
}

const dropOld = command({
  name: 'webhooks.drop-old',
  sql: sql`
    delete from ${leadWebhookDeliveries}
    where created_at < now() - ${raw(`interval '${KEPT_DAYS} days'`)}`,
});

/** A month's log is enough to look something up. */
export async function dropOldDeliveries(connection: Connection): Promise<void> {
  await dropOld.run(connection);
}

import { randomBytes } from 'node:crypto';
import {
  deliveryProblems,
  deliveryStates,
  webhookEvents,
} from '#features/enquiries/webhooks/webhook-events.ts';
import {
  removeWebhook,
  renewWebhookSecret,
  resendDelivery,
  saveWebhook,
  showWebhook,
} from '#features/enquiries/webhooks/webhooks.contract.ts';
import { webhooksTexts as texts } from '#features/enquiries/webhooks/webhooks.texts.ts';
import { requireEntitlement } from '#features/subscriptions/server/public.ts';
import { invalidInput, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import {
  array,
  bigint,
  bool,
  bytes,
  int,
  json,
  nullable,
  oneOf,
  text,
  timestamp,
  uuid,
} from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { mayPostTo, outside } from '#platform/http/post-outside.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { webhookFacts } from './deliver-due.ts';
import { leadWebhookDeliveries } from './lead-webhook-deliveries.table.ts';
import { leadWebhooks } from './lead-webhooks.table.ts';
import { shownSecret } from './sign-message.ts';

const SECRET_BYTES = 32;
const SHOWN = 30;

const selectHook = query({
  name: 'webhooks.of-company',
  values: { company: bigint },
  row: { address: text, events: array(oneOf(webhookEvents)) },
  plan: 'each call',
  sql: sql`select address, events from ${leadWebhooks} where company_id = $company`,
});

const selectLog = query({
  name: 'webhooks.log',
  values: { company: bigint },
  row: {
    id: uuid,
    event: oneOf(webhookEvents),
    facts: json(webhookFacts),
    state: oneOf(deliveryStates),
    tries: int,
    status: nullable(int),
    problem: nullable(oneOf(deliveryProblems)),
    created_at: timestamp,
    due_at: timestamp,
  },
  plan: 'each call',
  sql: sql`
    select id, event, facts, state, tries, status, problem, created_at, due_at
    from ${leadWebhookDeliveries} where company_id = $company
    order by created_at desc, id limit ${SHOWN}`,
});

const showing = operation(showWebhook, async (_input, { caller, database }) => {
  const company = caller.company.id;
  const rows = await selectLog.all(database.pool, { company });
  return {
    webhook: (await selectHook.first(database.pool, { company })) ?? null,
    deliveries: rows.map(({ facts, created_at, due_at, ...told }) => ({
      ...told,
      enquiry_id: facts.enquiry_id,
      created_at: created_at.toISOString(),
      due_at: due_at.toISOString(),
    })),
  };
});

/** An existing webhook keeps its secret. */
const putHook = command({
  name: 'webhooks.save',
  values: { company: bigint, address: text, events: array(text), secret: bytes },
  row: { is_new: bool },
  sql: sql`
    insert into ${leadWebhooks} (company_id, address, events, secret)
    values ($company, $address, $events, $secret)
    on conflict (company_id) do update set address = excluded.address, events = excluded.events
    returning secret = $secret as is_new`,
});

function addressOf(typed: string): string {
  const url = URL.parse(typed);
  if (!url || !mayPostTo(url, outside)) {
    throw invalidInput([{ field: 'address', text: texts.addressWrong }]);
  }
  return url.href;
}

const saving = operation(saveWebhook, async ({ address, events }, context) => {
  const { caller, database, language, now } = context;
  const company = caller.company.id;
  await requireEntitlement(database.pool, 'webhooks', { companyId: company, language, now });
  const secret = randomBytes(SECRET_BYTES);
  const saved = { company, address: addressOf(address), events: [...new Set(events)], secret };
  const { is_new } = await putHook.one(database.pool, saved);
  return {
    message: translateIn(language)(texts.saved),
    secret: is_new ? shownSecret(secret) : null,
  };
});

const renewSecret = command({
  name: 'webhooks.renew-secret',
  values: { company: bigint, secret: bytes },
  sql: sql`update ${leadWebhooks} set secret = $secret where company_id = $company`,
});

const renewing = operation(renewWebhookSecret, async (_input, context) => {
  const { caller, database, language } = context;
  const secret = randomBytes(SECRET_BYTES);
  const renewed = await renewSecret.run(database.pool, { company: caller.company.id, secret });
  if (renewed === 0) throw notFound(texts.none);
  return { message: translateIn(language)(texts.renewed), secret: shownSecret(secret) };
});

const dropHook = command({
  name: 'webhooks.remove',
  values: { company: bigint },
  sql: sql`delete from ${leadWebhooks} where company_id = $company`,
});

const removing = operation(removeWebhook, async (_input, { caller, database, language }) => {
  const removed = await dropHook.run(database.pool, { company: caller.company.id });
  if (removed === 0) throw notFound(texts.none);
  return { message: translateIn(language)(texts.removed) };
});

const sendAgain = command({
  name: 'webhooks.resend',
  values: { company: bigint, id: uuid },
  sql: sql`
    update ${leadWebhookDeliveries} set state = 'waiting', tries = 0, due_at = now()
    where company_id = $company and id = $id`,
});

/** Enough for repairing a receiver; more would only serve to overload one. */
const resendsOfCompany: RateLimit = { name: 'webhook-resend', times: 60, withinS: 3600 };

const resending = operation(resendDelivery, async ({ id }, { caller, database, language }) => {
  await requireWithinLimit(database.pool, resendsOfCompany, String(caller.company.id));
  const found = await sendAgain.run(database.pool, { company: caller.company.id, id });
  if (found === 0) throw notFound(texts.notFound);
  return { message: translateIn(language)(texts.resent) };
});

export const webhooksOperations: readonly Operation[] = [
  showing,
  saving,
  renewing,
  removing,
  resending,
];

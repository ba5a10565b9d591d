import { getOperator, getWaiting } from '#app/console/console.contract.ts';
import { mailsOperations } from '#app/console/mails/server/mails.operations.ts';
import {
  overviewOperations,
  readWaiting,
} from '#app/console/overview/server/overview.operations.ts';
import { publishedOperations } from '#app/console/published/server/published.operations.ts';
import { auditOperations } from '#console/audit/server/audit.operations.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { PublishedSource } from '#platform/features/published-source.ts';

const me = operation(getOperator, async (_input, { caller }) => ({
  name: caller.name,
  email: caller.email,
}));

const waiting = operation(getWaiting, async (_input, { database: { pool } }) => {
  const waits = await readWaiting(pool);
  return {
    applications: waits.applications.count,
    messages: waits.messages.count,
    failed_mails: waits.failed_mails.count,
    pending_orders: waits.pending_orders.count,
    reported_enquiries: waits.reported_enquiries.count,
  };
});

/** Calls of the console that belong to no single feature. */
export function consoleOperations(published: readonly PublishedSource[]): readonly Operation[] {
  return [
    me,
    waiting,
    ...overviewOperations,
    ...publishedOperations(published),
    ...auditOperations,
    ...mailsOperations,
  ];
}

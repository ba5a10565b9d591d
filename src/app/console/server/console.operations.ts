import { getOperator, getWaiting } from '#app/console/console.contract.ts';
import { mailsOperations } from '#app/console/mails/server/mails.operations.ts';
import {
  overviewOperations,
  readWaiting,
} from '#app/console/overview/server/overview.operations.ts';
import { publishedOperations } from '#app/console/published/server/published.operations.ts';
import { auditOperations } from '#console/audit/server/audit.operations.ts';
import { countOpenReports } from '#features/enquiries/server/waiting-counts.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { PublishedSource } from '#platform/features/published-source.ts';

const me = operation(getOperator, async (_input, { caller }) => ({
  name: caller.name,
  email: caller.email,
}));

const waiting = operation(getWaiting, async (_input, { database: { pool } }) => {
  const { applications, messages, failed_mails, pending_orders } = await readWaiting(pool);
  return {
    applications: applications.count,
    messages: messages.count,
    failed_mails: failed_mails.count,
    pending_orders: pending_orders.count,
    reported_enquiries: (await countOpenReports(pool)).count,
  };
});

/** What the console does beyond its features: what they are seen at together. */
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

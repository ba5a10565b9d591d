import { getOperator } from '#app/console/console.contract.ts';
import { mailsOperations } from '#app/console/mails/server/mails.operations.ts';
import { overviewOperations } from '#app/console/overview/server/overview.operations.ts';
import { publishedOperations } from '#app/console/published/server/published.operations.ts';
import { auditOperations } from '#console/audit/server/audit.operations.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { PublishedSource } from '#platform/features/published-source.ts';

const me = operation(getOperator, async (_input, { caller }) => ({
  name: caller.name,
  email: caller.email,
}));

/** What the console does beyond its features: what they are seen at together. */
export function consoleOperations(published: readonly PublishedSource[]): readonly Operation[] {
  return [
    me,
    ...overviewOperations,
    ...publishedOperations(published),
    ...auditOperations,
    ...mailsOperations,
  ];
}

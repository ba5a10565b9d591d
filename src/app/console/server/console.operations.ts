import { getOperator } from '#app/console/console.contract.ts';
import { overviewOperations } from '#app/console/overview/server/overview.operations.ts';
import { publishedOperations } from '#app/console/published/server/published.operations.ts';
import { auditOperations } from '#console/audit/server/audit.operations.ts';
import { secondFactorOperations } from '#features/accounts/second-factor/server/second-factor.operations.ts';
import { usersOperations } from '#features/accounts/users/server/users.operations.ts';
import { companiesConsoleOperations } from '#features/companies/console/server/console-companies.operations.ts';
import { applicationsOperations } from '#features/companies/exhibitors/server/exhibitor-applications.operations.ts';
import { showcaseOperations } from '#features/companies/showcase/server/showcase.operations.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';

const me = operation(getOperator, async (_input, { caller }) => ({
  name: caller.name,
  email: caller.email,
}));

export const adminOperations: readonly Operation[] = [
  me,
  ...overviewOperations,
  ...applicationsOperations,
  ...usersOperations,
  ...companiesConsoleOperations,
  ...showcaseOperations,
  ...publishedOperations,
  ...auditOperations,
  ...secondFactorOperations,
];

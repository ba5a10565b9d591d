import { getOperator } from '#features/admin/admin.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { applicationsOperations } from './applications.operations.ts';
import { auditOperations } from './audit.operations.ts';
import { companiesConsoleOperations } from './companies.operations.ts';
import { overviewOperations } from './overview.operations.ts';
import { publishedOperations } from './published.operations.ts';
import { secondFactorOperations } from './second-factor/second-factor.operations.ts';
import { showcaseOperations } from './showcase.operations.ts';
import { usersOperations } from './users.operations.ts';

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

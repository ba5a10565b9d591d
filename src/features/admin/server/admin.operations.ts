import { getOperator } from '#features/admin/admin.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';

const me = operation(getOperator, async (_input, { caller }) => ({
  name: caller.name,
  email: caller.email,
}));

export const adminOperations: readonly Operation[] = [me];

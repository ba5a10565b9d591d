import { resetFactor } from '#features/accounts/second-factor/server/reset-factor.ts';
import { resetUserFactor } from '#features/accounts/users/users.contract.ts';
import { usersTexts } from '#features/accounts/users/users.texts.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { requireAccount } from './require-account.ts';

/** Not for one's own factor: that is removed with one of its codes, as proof that it is not lost. */
const reset = operation(resetUserFactor, async ({ account_id: id }, context) => {
  const { database, caller, language, appUrl } = context;
  if (id === caller.accountId) throw conflict(usersTexts.notYourself);
  await inTransaction(database.pool, async (client) =>
    resetFactor(client, await requireAccount(client, id), { actor: caller, appUrl }),
  );
  return { message: translateIn(language)(usersTexts.didReset) };
});

export const userFactorOperations: readonly Operation[] = [reset];

import type pg from 'pg';
import { recordAction } from '#console/audit/server/audit.ts';
import { secondFactorSubject } from '#features/accounts/accounts.audit.ts';
import { countPasskeys } from '#features/accounts/passkeys/server/passkeys.ts';
import {
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
} from '#features/accounts/second-factor/second-factor.contract.ts';
import { secondFactorTexts as texts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { passSecondFactor } from '#features/accounts/sessions/server/sessions.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { enrolmentOperations } from './enrolment.operations.ts';
import { holdFactorState } from './factor-state.ts';
import { findFactor, requireCode, withGuessLimits } from './factors.ts';
import { requireFactorLeft } from './factors-left.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { removeDevice } from './reset-factor.ts';

const subject = secondFactorSubject;

const status = operation(getSecondFactor, async (_input, context) => {
  const { database, caller, operatorsNeedFactor } = context;
  const factor = await findFactor(database.pool, caller.accountId);
  return {
    state: caller.secondFactor,
    enrolled: Boolean(factor?.confirmed_at),
    has_passkeys: (await countPasskeys(database.pool, caller.accountId)) > 0,
    required: caller.isAdmin && operatorsNeedFactor,
    recovery_codes_left: await countRecoveryCodes(database.pool, caller.accountId),
  };
});

const show = operation(showSecondFactor, async ({ code }, { database, caller, now }) => {
  const { accountId, sessionId } = caller;
  const showing = async (client: pg.ClientBase) => {
    const factor = await findFactor(client, accountId);
    const left = await countRecoveryCodes(client, accountId);
    if (!factor?.confirmed_at && left === 0) throw conflict(texts.notEnrolled);
    const kind = await requireCode(client, accountId, code, now);
    await passSecondFactor(client, sessionId);
    if (kind === 'recovery') {
      await recordAction(client, caller, {
        action: 'recovery-code',
        subject,
        subjectId: accountId,
      });
    }
  };
  const { pool } = database;
  await withGuessLimits(pool, { accountId, code }, () => inTransaction(pool, showing));
  return {};
});

const renew = operation(renewRecoveryCodes, async ({ code }, { database, caller, now }) => {
  const { accountId } = caller;
  const renewing = async (client: pg.ClientBase) => {
    await requireCode(client, accountId, code, now);
    await recordAction(client, caller, { action: 'renew-codes', subject, subjectId: accountId });
    return { recovery_codes: await replaceRecoveryCodes(client, accountId) };
  };
  const { pool } = database;
  return withGuessLimits(pool, { accountId, code }, () => inTransaction(pool, renewing));
});

const remove = operation(removeSecondFactor, async ({ code }, context) => {
  const { database, caller, language, now, operatorsNeedFactor } = context;
  const { accountId } = caller;
  const removing = async (client: pg.ClientBase) => {
    await holdFactorState(client, caller.sessionId, operatorsNeedFactor);
    await requireCode(client, accountId, code, now);
    await removeDevice(client, accountId);
    await requireFactorLeft(client, caller, operatorsNeedFactor);
    await recordAction(client, caller, { action: 'remove', subject, subjectId: accountId });
  };
  const { pool } = database;
  await withGuessLimits(pool, { accountId, code }, () => inTransaction(pool, removing));
  return { message: translateIn(language)(texts.didRemove) };
});

export const secondFactorOperations: readonly Operation[] = [
  status,
  show,
  ...enrolmentOperations,
  renew,
  remove,
];

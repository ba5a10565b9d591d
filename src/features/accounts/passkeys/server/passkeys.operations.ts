import { recordAction } from '#console/audit/server/audit.ts';
import { secondFactorSubject } from '#features/accounts/accounts.audit.ts';
import { mailNotice } from '#features/accounts/notices/server/mail-notice.ts';
import {
  addPasskey,
  beginPasskey,
  closePasskeyOffer,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '#features/accounts/passkeys/passkeys.contract.ts';
import { passkeysTexts as texts } from '#features/accounts/passkeys/passkeys.texts.ts';
import { holdFactorState } from '#features/accounts/second-factor/server/factor-state.ts';
import { requireFactorLeft } from '#features/accounts/second-factor/server/factors-left.ts';
import {
  countRecoveryCodes,
  replaceRecoveryCodes,
} from '#features/accounts/second-factor/server/recovery-codes.ts';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { passSecondFactor } from '#features/accounts/sessions/server/sessions.ts';
import { readSiteName } from '#features/site/server/public.ts';
import { notFound, secondFactorNeeded } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, bool } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { askForNewPasskey, requireMadePasskey, requireRoom } from './make-passkey.ts';
import {
  countPasskeys,
  deletePasskey,
  findPasskeys,
  setPasskeyName,
  storePasskey,
} from './passkeys.ts';
import { refusedPasskey } from './show-passkey.ts';

const subject = secondFactorSubject;

const begin = operation(beginPasskey, async (_input, context) => {
  const { database, caller, language } = context;
  const site = await readSiteName(database.pool, language);
  return { options: await askForNewPasskey(context, caller, site) };
});

const add = operation(addPasskey, async ({ credential, name }, context) => {
  const { database, caller, language, appUrl, operatorsNeedFactor } = context;
  const { accountId, sessionId } = caller;
  const made = await requireMadePasskey(context, caller, credential);
  const codes = await inTransaction(database.pool, async (client) => {
    // If two sessions without a factor enrol at once, the second must show the factor of the first.
    const state = await holdFactorState(client, sessionId, operatorsNeedFactor);
    if (state === 'to-show') throw secondFactorNeeded();
    requireRoom(await countPasskeys(client, accountId));
    if (!(await storePasskey(client, { ...made, name }))) throw refusedPasskey();
    await passSecondFactor(client, sessionId);
    await mailNotice(client, accountId, { kind: 'passkeyAdded', name }, appUrl);
    if (!caller.isAdmin) return [];
    const after = { email: caller.email, passkey: name };
    await recordAction(client, caller, { action: 'enrol', subject, subjectId: accountId, after });
    const left = await countRecoveryCodes(client, accountId);
    return left > 0 ? [] : replaceRecoveryCodes(client, accountId);
  });
  return { message: translateIn(language)(texts.added), recovery_codes: codes };
});

const selectOffer = query({
  name: 'accounts.passkey-offer',
  values: { id: bigint },
  row: { closed: bool },
  plan: 'each call',
  sql: sql`select passkey_offer_closed as closed from ${accounts} where id = $id`,
});

const list = operation(listPasskeys, async (_input, { database, caller }) => {
  const { accountId } = caller;
  const own = await findPasskeys(database.pool, accountId);
  const offer = await selectOffer.first(database.pool, { id: accountId });
  return {
    passkeys: own.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    is_offered: own.length === 0 && offer?.closed === false,
  };
});

const closeOffer = command({
  name: 'accounts.close-passkey-offer',
  values: { id: bigint },
  sql: sql`update ${accounts} set passkey_offer_closed = true where id = $id`,
});

const decline = operation(closePasskeyOffer, async (_input, { database, caller }) => {
  await closeOffer.run(database.pool, { id: caller.accountId });
  return {};
});

const rename = operation(renamePasskey, async ({ id, name }, { database, caller, language }) => {
  const named = { accountId: caller.accountId, id, name };
  if (!(await setPasskeyName(database.pool, named))) throw notFound(texts.unknown);
  return { message: translateIn(language)(texts.renamed) };
});

const remove = operation(removePasskey, async ({ id }, context) => {
  const { database, caller, language, appUrl, operatorsNeedFactor } = context;
  const { accountId, sessionId } = caller;
  await inTransaction(database.pool, async (client) => {
    await holdFactorState(client, sessionId, operatorsNeedFactor);
    const name = await deletePasskey(client, { accountId, id });
    if (name === undefined) throw notFound(texts.unknown);
    await requireFactorLeft(client, caller, operatorsNeedFactor);
    await mailNotice(client, accountId, { kind: 'passkeyRemoved', name }, appUrl);
    if (!caller.isAdmin) return;
    const before = { email: caller.email, passkey: name };
    await recordAction(client, caller, { action: 'remove', subject, subjectId: accountId, before });
  });
  return { message: translateIn(language)(texts.removed) };
});

export const passkeysOperations: readonly Operation[] = [begin, add, list, decline, rename, remove];

import type pg from 'pg';
import {
  cancelEmailChange,
  changeEmail,
  confirmEmailChange,
  getEmailChange,
} from '#features/accounts/address/address.contract.ts';
import { addressTexts as texts } from '#features/accounts/address/address.texts.ts';
import { eraseCodes } from '#features/accounts/sign-in/server/sign-in-codes.ts';
import { hashOfToken, newSecretToken } from '#platform/auth/secret-token.ts';
import { conflict, invalidInput, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { DAY_S } from '#platform/dates/spans.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { requireRoomInMailbox } from '#platform/limits/mailbox-limit.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import type { PersonalDataSource } from '#platform/privacy/personal-data.ts';
import { mailDone, mailLink } from './address-mails.ts';
import {
  type ConfirmedSide,
  closeOtherSessions,
  dropChange,
  forgetAskers,
  isTaken,
  LINK_LIFE_H,
  putChange,
  selectChange,
  takeSide,
  writeAddress,
} from './email-changes.ts';

/** The new mailbox may be a stranger's, so neither one account nor many together may fill it. */
const ofAccount: RateLimit = { name: 'email-change', times: 5, withinS: DAY_S };
const ofAddress: RateLimit = { name: 'email-change-address', times: 5, withinS: DAY_S };

const show = operation(getEmailChange, async (_input, { database, caller }) => {
  const found = await selectChange.first(database.pool, { accountId: caller.accountId });
  return { change: found ? { ...found, expires_at: found.expires_at.toISOString() } : null };
});

const ask = operation(changeEmail, async ({ email: newEmail }, context) => {
  const { database, caller, language, appUrl } = context;
  const { accountId, sessionId, email: oldEmail } = caller;
  const refuse = (text: typeof texts.same) => invalidInput([{ field: 'email', text }]);
  if (newEmail === oldEmail) throw refuse(texts.same);
  await requireWithinLimit(database.pool, ofAccount, String(accountId));
  if (await isTaken.first(database.pool, { email: newEmail })) throw refuse(texts.taken);
  await requireWithinLimit(database.pool, ofAddress, newEmail);
  await requireRoomInMailbox(database.pool, newEmail);
  const [oldToken, newSide] = [newSecretToken(), newSecretToken()];
  await inTransaction(database.pool, async (client) => {
    await putChange.run(client, {
      accountId,
      oldEmail,
      newEmail,
      oldHash: hashOfToken(oldToken),
      newHash: hashOfToken(newSide),
      sessionId,
      hours: LINK_LIFE_H,
    });
    const change = { oldEmail, newEmail, language, appUrl };
    await mailLink(client, change, { recipient: oldEmail, token: oldToken });
    await mailLink(client, change, { recipient: newEmail, token: newSide });
  });
  return { message: translateIn(language)(texts.sent, { old: oldEmail, email: newEmail }) };
});

const cancel = operation(cancelEmailChange, async (_input, { database, caller, language }) => {
  await dropChange.run(database.pool, { accountId: caller.accountId });
  return { message: translateIn(language)(texts.cancelled) };
});

const UNIQUE_VIOLATION = '23505';

/** Returns false if somebody has signed up with the address meanwhile, even in this very moment. */
async function moveTo(client: pg.ClientBase, id: number, email: string): Promise<boolean> {
  try {
    return (await writeAddress.run(client, { id, email })) === 1;
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

type Sources = readonly PersonalDataSource[];

/** Moves the account and everything that is found by its address to the new one, and closes the other sessions. */
async function complete(
  client: pg.ClientBase,
  change: ConfirmedSide,
  { sources, appUrl }: { readonly sources: Sources; readonly appUrl: string },
): Promise<void> {
  const { account_id: accountId, old_email: from, new_email: to, session_id, language } = change;
  await takeTurns(client, `account address ${to}`);
  if (!(await moveTo(client, accountId, to))) throw conflict(texts.taken);
  await dropChange.run(client, { accountId });
  await closeOtherSessions.run(client, { accountId, sessionId: session_id ?? undefined });
  await forgetAskers.run(client, { accountId });
  await eraseCodes(client, from);
  for (const source of sources) await source.move?.(client, { from, to, language, appUrl });
  await mailDone(client, { oldEmail: from, newEmail: to, language, appUrl });
}

function confirm(sources: Sources): Operation {
  return operation(confirmEmailChange, async ({ token }, { database, language, appUrl }) => {
    const change = await inTransaction(database.pool, async (client) => {
      const side = await takeSide.first(client, { hash: hashOfToken(token) });
      if (!side) throw notFound(texts.linkOver);
      if (side.old_confirmed && side.new_confirmed)
        await complete(client, side, { sources, appUrl });
      return side;
    });
    const t = translateIn(language);
    const { old_email: old, new_email: email, old_confirmed, new_confirmed } = change;
    if (old_confirmed && new_confirmed) {
      return { message: t(texts.allDone, { email }), is_done: true };
    }
    const other = old_confirmed ? email : old;
    return { message: t(texts.oneDone, { email: other }), is_done: false };
  });
}

/** Other features keep data under the address; the app passes their sources. */
export function addressOperations(sources: Sources): readonly Operation[] {
  return [show, ask, cancel, confirm(sources)];
}

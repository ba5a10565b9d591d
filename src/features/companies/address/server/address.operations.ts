import {
  confirmCompanyEmail,
  sendCompanyEmailLink,
} from '#features/companies/address/address.contract.ts';
import { addressTexts as texts } from '#features/companies/address/address.texts.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { findOwnCompany } from '#features/companies/server/find-own-company.ts';
import { conflict, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { confirmAddress, readStatedAddress } from './confirm-address.ts';
import { mailEmailLink, takeEmailLink } from './email-links.ts';
import { requireMayMailLink } from './link-limits.ts';

const confirm = operation(confirmCompanyEmail, async ({ token }, { database, language }) => {
  await inTransaction(database.pool, async (client) => {
    const link = await takeEmailLink(client, token);
    const stated = link && (await readStatedAddress(client, link.company_id));
    // The company states another address by now, so this link confirms nothing.
    if (!stated || stated.email !== link.email) throw notFound(texts.linkOver);
    if (!(await confirmAddress(client, stated))) throw conflict(texts.taken);
  });
  return { message: translateIn(language)(texts.confirmed) };
});

const sendAgain = operation(sendCompanyEmailLink, async (_input, context) => {
  const { database, caller, language, appUrl } = context;
  const { pool } = database;
  const own = await findOwnCompany(pool, caller.accountId);
  const stated = own && (await readStatedAddress(pool, own.id));
  if (!stated) throw notFound(companiesTexts.notFound);
  const { email } = stated;
  if (email === stated.confirmed_email) throw conflict(texts.confirmedBefore);
  await requireMayMailLink(pool, { accountId: caller.accountId, email });
  await inTransaction(pool, (client) => mailEmailLink(client, stated, appUrl));
  return { message: translateIn(language)(texts.sent, { email }) };
});

export const addressOperations: readonly Operation[] = [confirm, sendAgain];

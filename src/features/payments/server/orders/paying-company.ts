import { findCompanyByEmail, type SignedInCompany } from '#features/companies/server/public.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';

type Asked = {
  readonly email: string;
  readonly payer: SignedInCompany;
  readonly language: Language;
};

export type PayingCompany = {
  readonly id: number;
  readonly name: string;
  readonly couponsAllowed: boolean;
  /** Whether it is the own company of whoever is signed in. */
  readonly isOwn: boolean;
};

/** Who is signed in as the person of a company; a program with its key pays for nothing. */
export async function findPayer({
  findCaller,
}: Pick<OperationContext, 'findCaller'>): Promise<SignedInCompany> {
  const caller = await findCaller();
  if (!caller?.company || caller.key || caller.secondFactor !== 'settled') return undefined;
  return { email: caller.email, companyId: caller.company.id };
}

/** The company that is paid for, as its payer sees it: the one with that confirmed address, or the payer's own. */
export async function findPayingCompany(
  connection: Connection,
  { email, payer, language }: Asked,
): Promise<PayingCompany | undefined> {
  const company = await findCompanyByEmail(connection, email, payer);
  if (!company) return undefined;
  const name = inLanguage(language, company.name, company.name_ar);
  return { id: company.id, name, couponsAllowed: company.coupons_allowed, isOwn: company.is_own };
}

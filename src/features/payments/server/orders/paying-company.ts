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
  /** Whether the company belongs to the signed-in caller. */
  readonly isOwn: boolean;
};

/** The signed-in owner of a company. An API key cannot pay. */
export async function findPayer({
  findCaller,
}: Pick<OperationContext, 'findCaller'>): Promise<SignedInCompany> {
  const caller = await findCaller();
  if (!caller?.company || caller.key || caller.secondFactor !== 'settled') return undefined;
  return { email: caller.email, companyId: caller.company.id };
}

/** The company to pay for: the one with this confirmed address, or the payer's own. */
export async function findPayingCompany(
  connection: Connection,
  { email, payer, language }: Asked,
): Promise<PayingCompany | undefined> {
  const company = await findCompanyByEmail(connection, email, payer);
  if (!company) return undefined;
  const name = inLanguage(language, company.name, company.name_ar);
  return { id: company.id, name, couponsAllowed: company.coupons_allowed, isOwn: company.is_own };
}

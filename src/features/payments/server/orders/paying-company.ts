import { findCompanyByEmail } from '#features/companies/server/public.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';

export type PayingCompany = {
  readonly id: number;
  readonly name: string;
  readonly couponsAllowed: boolean;
};

/** The listed company that is known by an e-mail address, as its payer is told of it. */
export async function findPayingCompany(
  connection: Connection,
  email: string,
  language: Language,
): Promise<PayingCompany | undefined> {
  const company = await findCompanyByEmail(connection, email);
  if (!company) return undefined;
  const name = inLanguage(language, company.name, company.name_ar);
  return { id: company.id, name, couponsAllowed: company.coupons_allowed };
}

import type { Connection } from '#platform/database/connection.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';

export type PayingCompany = {
  readonly id: number;
  readonly name: string;
  readonly couponsAllowed: boolean;
};

type Row = { id: number; name: string; name_ar: string | null; coupons_allowed: boolean };

/** The listed company that is known by an e-mail address; of several the first. */
export async function findPayingCompany(
  connection: Connection,
  email: string,
  language: Language,
): Promise<PayingCompany | undefined> {
  const { rows } = await connection.query<Row>(
    `select id, name, name_ar, coupons_allowed from companies
     where lower(email) = $1 and listed order by id limit 1`,
    [email],
  );
  const [row] = rows;
  if (!row) return undefined;
  const name = inLanguage(language, row.name, row.name_ar);
  return { id: row.id, name, couponsAllowed: row.coupons_allowed };
}

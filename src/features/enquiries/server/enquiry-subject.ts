import { findShownCatalog } from '#features/catalogs/server/public.ts';
import { companyFacts } from '#features/companies/server/public.ts';
import { findActiveService } from '#features/company-lists/server/public.ts';
import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';
import type { EnquiryAbout } from '#features/enquiries/enquiry-states.ts';
import { findListedProduct } from '#features/products/server/public.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { bigint, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';

type Titled = {
  readonly company_id: number;
  readonly title: string;
  readonly title_ar: string | null;
};

const selectCompany = query({
  name: 'enquiries.listed-company',
  values: { id: bigint },
  row: { id: bigint, name: text, name_ar: nullable(text), logo: nullable(text) },
  sql: sql`select id, name, name_ar, logo from ${companyFacts} where id = $id and listed`,
});

type Finder = (connection: Connection, id: number) => Promise<Titled | undefined>;

const findCompany: Finder = async (connection, id) => {
  const company = await selectCompany.first(connection, { id });
  return company && { company_id: id, title: company.name, title_ar: company.name_ar };
};

const finders: Readonly<Record<EnquiryAbout, Finder>> = {
  company: findCompany,
  product: findListedProduct,
  catalog: findShownCatalog,
  service: findActiveService,
};

export type AskedAbout = { readonly about: EnquiryAbout; readonly id: number };

/** The record that an enquiry is about, with its company; a 404 if visitors cannot see it. */
export async function requireSubject(connection: Connection, { about, id }: AskedAbout) {
  const found = await finders[about](connection, id);
  const company = found && (await selectCompany.first(connection, { id: found.company_id }));
  if (!found || !company) throw notFound(texts.subjectGone);
  return { about, id, title: found.title, title_ar: found.title_ar, company };
}

export type EnquirySubject = Awaited<ReturnType<typeof requireSubject>>;

/** The path where the record is shown. */
export function pathOfSubject(about: EnquiryAbout, id: number, company: number | null) {
  if (company === null) return null;
  if (about === 'product') return `/product/${id}`;
  return about === 'catalog' ? `/company/${company}?tab=catalogs` : `/company/${company}`;
}

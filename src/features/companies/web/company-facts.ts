import type { Company } from '#features/companies/companies.contract.ts';
import { findWebAddress } from '#platform/links/web-address.ts';

function firstOf(...candidates: readonly (string | null)[]): string | undefined {
  return candidates.find((candidate) => candidate !== null && candidate.trim() !== '') ?? undefined;
}

/** A link with its host and path as label. */
export function linkOf(website: string | undefined): { href: string; label: string } | undefined {
  const href = findWebAddress(website);
  if (!href) return undefined;
  const { host, pathname } = new URL(href);
  return { href, label: host + (pathname === '/' ? '' : pathname) };
}

/** The fields that the contact facts are taken from. */
type Stated = Pick<
  Company,
  | 'company_description'
  | 'description'
  | 'full_description'
  | 'company_website'
  | 'website'
  | 'company_phone'
  | 'phone'
  | 'phone_country'
  | 'company_phone_country'
  | 'company_email'
  | 'email'
  | 'company_address'
  | 'address'
>;

/** A company's facts come under alternative names; the first one present is used. */
export function companyFacts(company: Stated) {
  const phone = firstOf(company.company_phone, company.phone);
  const prefix = firstOf(company.phone_country, company.company_phone_country)?.replace(/^\+/, '');
  return {
    description: firstOf(
      company.company_description,
      company.description,
      company.full_description,
    ),
    website: linkOf(firstOf(company.company_website, company.website)),
    phone: phone && prefix ? `+${prefix} ${phone}` : phone,
    email: firstOf(company.company_email, company.email),
    address: firstOf(company.company_address, company.address),
  };
}

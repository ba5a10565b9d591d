import type { Company } from './company-profile.tsx';

function firstOf(...candidates: readonly (string | null)[]): string | undefined {
  return candidates.find((candidate) => candidate !== null && candidate.trim() !== '') ?? undefined;
}

/** Only http and https become links, whatever got stored. */
function linkOf(website: string | undefined): { href: string; label: string } | undefined {
  if (!website) return undefined;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  return { href: url.href, label: url.host + (url.pathname === '/' ? '' : url.pathname) };
}

/** A company's facts come under alternate names; the first available is shown. */
export function companyFacts(company: Company) {
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

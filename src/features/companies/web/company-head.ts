import { type Company, findCompany } from '#features/companies/companies.contract.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { daysBetween, openDaysOf } from '#platform/dates/opening-hours.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { coordinatesOf } from '#platform/geo/coordinates.ts';
import { breadcrumbData } from '#platform/pages/breadcrumb-data.ts';
import { findAnswer } from '#platform/pages/call-query.ts';
import type { HeadFacts, PageHead, StructuredData } from '#platform/pages/page-head.ts';
import { companyFacts } from './company-facts.ts';

/** The staff range as structured data: 51-200 has both ends, 1000+ only the lower one. */
function staffData({ staff }: Company): StructuredData | undefined {
  if (!staff) return undefined;
  const [least, most] = staff.split(/[-+]/).map(Number);
  return {
    '@type': 'QuantitativeValue',
    minValue: least,
    ...(most ? { maxValue: most } : {}),
  };
}

/** schema.org has opening hours and coordinates on places, not on organisations. */
function placeData({ opening_hours: hours, coordinates }: Company): Record<string, unknown> {
  const place = coordinatesOf(coordinates);
  if (!hours && !place) return {};
  return {
    location: {
      '@type': 'Place',
      ...(place ? { geo: { '@type': 'GeoCoordinates', ...place } } : {}),
      ...(hours ? { openingHoursSpecification: hoursData(hours) } : {}),
    },
  };
}

const dayNames = {
  Su: 'Sunday',
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
} as const;

function hoursData(hours: string) {
  return openDaysOf(hours).flatMap(({ first, last, spans }) =>
    spans.map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysBetween(first, last).map((day) => dayNames[day]),
      opens,
      closes: closes === '24:00' ? '23:59' : closes,
    })),
  );
}

function organizationData(company: Company, { absolute }: HeadFacts): StructuredData {
  const facts = companyFacts(company);
  const address = absolute(`/company/${company.id}`);
  const links = [...(facts.website ? [facts.website.href] : []), ...company.social_links];
  const staff = staffData(company);
  const logo = company.company_logo && uploadAddress('companies', company.company_logo);
  return {
    '@type': 'Organization',
    name: company.company_name,
    url: address,
    ...(links.length > 0 ? { sameAs: links.length === 1 ? links[0] : links } : {}),
    ...(facts.description ? { description: facts.description } : {}),
    ...(logo ? { logo: new URL(logo, address).href } : {}),
    ...(facts.email ? { email: facts.email } : {}),
    ...(facts.phone ? { telephone: facts.phone } : {}),
    ...(company.founded ? { foundingDate: String(company.founded) } : {}),
    ...(staff ? { numberOfEmployees: staff } : {}),
    ...(company.languages.length > 0 ? { knowsLanguage: company.languages } : {}),
    ...(company.certificates.length > 0
      ? {
          hasCertification: company.certificates.map((name) => ({
            '@type': 'Certification',
            name,
          })),
        }
      : {}),
    ...placeData(company),
    address: {
      '@type': 'PostalAddress',
      ...(facts.address ? { streetAddress: facts.address } : {}),
      ...(company.city ? { addressLocality: company.city } : {}),
      addressCountry: company.country,
    },
  };
}

export function companyHead(facts: HeadFacts): PageHead {
  const { queries, t, params, absolute } = facts;
  const company = findAnswer(queries, findCompany, { id: String(params.id) })?.company;
  if (!company) return { title: t(companiesTexts.notFound), noIndex: true };
  const { company_name: name, company_logo: logo } = company;
  return {
    title: name,
    record: name,
    description: t(companiesTexts.pageDescription, {
      company: name,
      type: company.company_kind_name,
      country: company.country_name,
    }),
    ...(logo ? { image: uploadAddress('companies', logo) } : {}),
    // Only server-rendered documents contain it, so browsers need not load the code.
    structuredData: import.meta.env.SSR
      ? [
          organizationData(company, facts),
          breadcrumbData([
            { name: t(companiesTexts.title), address: absolute('/companies') },
            { name, address: absolute(`/company/${company.id}`) },
          ]),
        ]
      : [],
  };
}

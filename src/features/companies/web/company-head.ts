import { findCompany } from '#features/companies/companies.contract.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { breadcrumbData } from '#platform/pages/breadcrumb-data.ts';
import { findAnswer } from '#platform/pages/call-query.ts';
import type { HeadFacts, PageHead, StructuredData } from '#platform/pages/page-head.ts';
import { companyFacts } from './company-facts.ts';
import type { Company } from './company-profile.tsx';

function organizationData(company: Company, { absolute }: HeadFacts): StructuredData {
  const facts = companyFacts(company);
  const address = absolute(`/company/${company.id}`);
  const logo = company.company_logo && uploadAddress('companies', company.company_logo);
  return {
    '@type': 'Organization',
    name: company.company_name,
    url: address,
    ...(facts.website ? { sameAs: facts.website.href } : {}),
    ...(facts.description ? { description: facts.description } : {}),
    ...(logo ? { logo: new URL(logo, address).href } : {}),
    ...(facts.email ? { email: facts.email } : {}),
    ...(facts.phone ? { telephone: facts.phone } : {}),
    address: {
      '@type': 'PostalAddress',
      ...(facts.address ? { streetAddress: facts.address } : {}),
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
    description: t(companiesTexts.pageDescription, {
      company: name,
      type: company.company_type_name,
      country: company.country_name,
    }),
    ...(logo ? { image: uploadAddress('companies', logo) } : {}),
    structuredData: [
      organizationData(company, facts),
      breadcrumbData([
        { name: t(companiesTexts.title), address: absolute('/companies') },
        { name, address: absolute(`/company/${company.id}`) },
      ]),
    ],
  };
}

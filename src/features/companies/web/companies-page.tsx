import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { listBusinessPath } from '#features/accounts/public.ts';
import { firstCompanies, listCompanies } from '#features/companies/companies.contract.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { askedSearch } from '#platform/pages/asked-search.ts';
import { findAnswer, prefetchCall } from '#platform/pages/call-query.ts';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { NothingFound } from '#ui/feedback/nothing-found.tsx';
import { AddressSearch } from '#ui/forms/address-search.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { CompanyGrid, CompanyGridSkeleton } from './company-grid.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const search = askedSearch(new URL(request.url).searchParams);
  const asked = firstCompanies(page.country, search);
  const { failure } = await prefetchCall(page, listCompanies, asked);
  if (failure) page.answerWith(failure.status);
  return null;
}

export const handle: PageHandle = {
  reads: ['search'],
  head: ({ queries, t, country }) => {
    const list = findAnswer(queries, listCompanies, firstCompanies(country));
    const used = list?.country_used_name;
    return {
      title: used ? t(companiesTexts.inCountry, { country: used }) : t(companiesTexts.title),
      description: t(companiesTexts.lead),
    };
  },
};

function CompaniesPage() {
  const t = useTranslate();
  const country = useVisitorCountry();
  const [query] = useSearchParams();
  const search = askedSearch(query);
  const pages = usePagedCall(listCompanies, firstCompanies(country.code, search));
  const shown = pages.first?.country_used_name ?? country.name;
  return (
    <div className="container-page pb-16">
      <PageHeader
        title={t(companiesTexts.inCountry, { country: shown })}
        lead={
          pages.first?.fallback_used
            ? t(companiesTexts.fallbackUsed, {
                requested: pages.first.country_requested_name,
                used: shown,
              })
            : t(companiesTexts.lead)
        }
      />
      <div className="mb-8 print:hidden">
        <AddressSearch
          label={t(companiesTexts.search)}
          placeholder={t(companiesTexts.searchHint)}
        />
      </div>
      <CompanyList pages={pages} search={search} />
    </div>
  );
}

type CompanyPages = ReturnType<typeof usePagedCall<typeof listCompanies>>;

function CompanyList({ pages, search }: { pages: CompanyPages; search: string }) {
  const country = pages.first?.country_used_name ?? '';
  return (
    <PagedList
      pages={pages}
      of="companies"
      skeleton={<CompanyGridSkeleton />}
      texts={companiesTexts}
      whenEmpty={
        <NothingFound
          search={search}
          country={country}
          list="/companies"
          next={{ to: listBusinessPath, label: companiesTexts.listYourBusiness }}
          texts={companiesTexts}
        />
      }
    >
      {(companies) => <CompanyGrid companies={companies} />}
    </PagedList>
  );
}

export { CompaniesPage as Component };

import type { LoaderFunctionArgs } from 'react-router';
import { listBusinessPath } from '#features/accounts/public.ts';
import {
  firstCompanies,
  listCompanies,
  listCompanyChoices,
} from '#features/companies/companies.contract.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { companyNarrowing } from '#features/companies/company-narrowing.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { askedNarrowing, narrowingReads } from '#platform/narrowing/asked-narrowing.ts';
import { findAnswer, prefetchCall } from '#platform/pages/call-query.ts';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { prefetchPart } from '#platform/pages/page-part.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { NothingFound } from '#ui/feedback/nothing-found.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { NarrowedLayout } from '#ui/narrowing/narrowed-layout.tsx';
import { choicesOf, type NarrowedView } from '#ui/narrowing/narrowed-view.ts';
import { narrowingPart } from '#ui/narrowing/narrowing-part.ts';
import { NothingNarrowed } from '#ui/narrowing/nothing-narrowed.tsx';
import { useNarrowing } from '#ui/narrowing/use-narrowing.ts';
import { CompanyGrid, CompanyGridSkeleton } from './company-grid.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = askedNarrowing(new URL(request.url).searchParams, companyNarrowing);
  const [{ failure }] = await Promise.all([
    prefetchCall(page, listCompanies, firstCompanies(page.country, asked)),
    prefetchCall(page, listCompanyChoices, { country: page.country, ...asked }),
    prefetchPart(page, narrowingPart),
  ]);
  if (failure) page.answerWith(failure.status);
  return null;
}

export const handle: PageHandle = {
  reads: narrowingReads(companyNarrowing),
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
  const asked = useNarrowing(companyNarrowing);
  const pages = usePagedCall(listCompanies, firstCompanies(country.code, asked), {
    keepsLast: true,
  });
  const choices = choicesOf(
    useCall(listCompanyChoices, { country: country.code, ...asked }, { keepsLast: true }),
  );
  const view = { path: '/companies', asked, choices };
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
      <NarrowedLayout
        view={view}
        search={{ label: t(companiesTexts.search), placeholder: t(companiesTexts.searchHint) }}
      >
        <CompanyList pages={pages} view={view} />
      </NarrowedLayout>
    </div>
  );
}

type CompanyPages = ReturnType<typeof usePagedCall<typeof listCompanies>>;

function CompanyList({ pages, view }: { pages: CompanyPages; view: NarrowedView }) {
  const country = pages.first?.country_used_name ?? '';
  return (
    <PagedList
      pages={pages}
      of="companies"
      skeleton={<CompanyGridSkeleton />}
      texts={companiesTexts}
      whenEmpty={
        <NothingNarrowed view={view}>
          <NothingFound
            search={view.asked.search ?? ''}
            country={country}
            list="/companies"
            next={{ to: listBusinessPath, label: companiesTexts.listYourBusiness }}
            texts={companiesTexts}
          />
        </NothingNarrowed>
      }
    >
      {(companies) => <CompanyGrid companies={companies} />}
    </PagedList>
  );
}

export { CompaniesPage as Component };

import { useEffect } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import {
  countCompanyEntries,
  countCompanyView,
  findCompany,
} from '#features/companies/companies.contract.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import {
  type CompanyHighlights,
  type CompanyTab,
  type CompanyTabs,
  findAskedTab,
} from '#features/companies/company-tabs.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { answerFailure, pageContext } from '#platform/pages/page-context.ts';
import { type PagePart, prefetchPart } from '#platform/pages/page-part.ts';
import { useCall, useClient } from '#platform/pages/use-call.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { RecordPage } from '#ui/layout/record-page.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { companyAboutPart } from './company-about-part.ts';
import { CompanyProfile } from './company-profile.tsx';

type Contents = { readonly tabs: CompanyTabs; readonly highlights: CompanyHighlights };

export async function loadCompanyPage(args: LoaderFunctionArgs, contents: Contents): Promise<void> {
  const page = args.context.get(pageContext);
  const id = String(args.params.id);
  const { searchParams } = new URL(args.request.url);
  const [{ failure }] = await Promise.all([
    prefetchCall(page, findCompany, { id }),
    prefetchCall(page, countCompanyEntries, { id }),
    prefetchPart(page, companyAboutPart),
    ...askedParts(contents, searchParams).map(async (part) =>
      (await part.load()).load(page, id, searchParams),
    ),
  ]);
  answerFailure(page, failure);
}

export function CompanyPage({ tabs, highlights }: Contents) {
  const { id = '' } = useParams();
  const answer = useCall(findCompany, { id });
  const company = answer.data?.company;
  useCountedView(company?.id);
  return (
    <RecordPage
      list="/companies"
      texts={companiesTexts}
      answer={answer}
      skeleton={<CompanySkeleton />}
    >
      {company && <CompanyProfile company={company} contents={tabs} highlights={highlights} />}
    </RecordPage>
  );
}

/** The requested tab or, on the first tab, the highlights. */
function askedParts(
  { tabs, highlights }: Contents,
  query: URLSearchParams,
): readonly PagePart<CompanyTab>[] {
  const asked = findAskedTab(tabs, query);
  if (asked) return [asked];
  return query.has('tab') && query.get('tab') !== 'company' ? [] : Object.values(highlights);
}

/** Counted by the browser, so that cached pages count as well; a failure does not matter. */
function useCountedView(companyId: number | undefined) {
  const client = useClient();
  useEffect(() => {
    if (companyId) client(countCompanyView, { id: companyId }).catch(() => undefined);
  }, [client, companyId]);
}

function CompanySkeleton() {
  const t = useTranslate();
  return (
    <div role="status" aria-busy="true" className="grid gap-8">
      <h1 className="sr-only">{t(uiTexts.loading)}</h1>
      <div className="flex items-center gap-6">
        <Skeleton shape="block" className="aspect-square w-24" />
        <Skeleton lines={2} className="w-64" />
      </div>
      <Skeleton shape="block" className="aspect-auto h-40 rounded-xl" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12">
        <Skeleton lines={6} />
        <Skeleton shape="card" />
      </div>
    </div>
  );
}

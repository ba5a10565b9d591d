import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { countCompanyView, findCompany } from '#features/companies/companies.contract.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { type CompanyTabs, findAskedTab } from '#features/companies/company-tabs.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { pageContext } from '#platform/pages/page-context.ts';
import { useCall, useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CompanyProfile } from './company-profile.tsx';

export async function loadCompanyPage(args: LoaderFunctionArgs, tabs: CompanyTabs): Promise<void> {
  const page = args.context.get(pageContext);
  const id = String(args.params.id);
  const { searchParams } = new URL(args.request.url);
  const [{ failure }] = await Promise.all([
    prefetchCall(page, findCompany, { id }),
    findAskedTab(tabs, searchParams).then((tab) => tab?.load(page, id, searchParams)),
  ]);
  // An address that cannot name a company is as missing as one that names none.
  if (failure) page.answerWith(failure.status === 400 ? 404 : failure.status);
}

export function CompanyPage({ tabs }: { tabs: CompanyTabs }) {
  const say = useSay();
  const local = useLocalPath();
  const back = (
    <Button
      variant="quiet"
      size="sm"
      href={local('/companies')}
      icon={<ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />}
    >
      {say(companiesTexts.backToList)}
    </Button>
  );
  return (
    <div className="container-page pt-6 pb-16">
      <div className="-ms-3 mb-4">{back}</div>
      <CompanyContent tabs={tabs} />
    </div>
  );
}

/** Told by the browser, so that kept pages count as well; whether it was heard matters to nobody here. */
function useCountedView(companyId: number | undefined) {
  const client = useClient();
  useEffect(() => {
    if (companyId) client(countCompanyView, { id: companyId }).catch(() => undefined);
  }, [client, companyId]);
}

function CompanyContent({ tabs }: { tabs: CompanyTabs }) {
  const say = useSay();
  const local = useLocalPath();
  const { id = '' } = useParams();
  const { data, error, isLoading, refetch, isFetching } = useCall(findCompany, { id });
  useCountedView(data?.company.id);
  if (isLoading) return <CompanySkeleton label={say(companiesTexts.loading)} />;
  if (data) return <CompanyProfile company={data.company} contents={tabs} />;
  if (error?.status === 404 || error?.status === 400) {
    return (
      <EmptyState
        title={say(companiesTexts.notFound)}
        action={<Button href={local('/companies')}>{say(companiesTexts.backToList)}</Button>}
      >
        {say(companiesTexts.notFoundHint)}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={say(companiesTexts.detailFailed)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {error?.message}
    </ErrorState>
  );
}

function CompanySkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className="grid gap-8">
      <span className="sr-only">{label}</span>
      <div className="flex items-center gap-6">
        <Skeleton shape="circle" className="size-24 rounded-2xl" />
        <Skeleton lines={2} className="w-64" />
      </div>
      <Skeleton lines={6} />
    </div>
  );
}

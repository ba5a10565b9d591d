import { Suspense } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { findEnquirySubject } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';
import { listCountryCodes } from '#features/site/public.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { answerFailure, pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { pagePart, prefetchPart, usePagePart } from '#platform/pages/page-part.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { type AskedSubject, readAskedSubject, type Subject } from './asked-subject.ts';

/** Rendered by the server; in the browser its code loads after that of the page's frame. */
const enquiringPart = pagePart(() => import('./enquiring.tsx'));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = readAskedSubject(new URL(request.url).searchParams);
  if (!asked) {
    page.answerWith(404);
    return null;
  }
  const [{ failure }] = await Promise.all([
    prefetchCall(page, findEnquirySubject, asked),
    prefetchCall(page, listCountryCodes, {}),
    prefetchPart(page, enquiringPart),
  ]);
  answerFailure(page, failure);
  return null;
}

export const handle: PageHandle = {
  reads: ['company', 'product', 'catalog', 'service'],
  head: ({ t }) => ({ title: t(texts.title), description: t(texts.lead), noIndex: true }),
};

function EnquirePage() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const asked = readAskedSubject(query);
  return (
    <div className="container-page pb-16">
      <PageHeader title={t(texts.title)} lead={t(texts.lead)} />
      {asked ? <Asked key={`${asked.about} ${asked.id}`} asked={asked} /> : <Gone />}
    </div>
  );
}

function Asked({ asked }: { asked: AskedSubject }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useCall(findEnquirySubject, asked);
  if (data) {
    return (
      <Suspense fallback={<Skeleton lines={10} />}>
        <Form subject={data.subject} />
      </Suspense>
    );
  }
  if (error?.status === 404) return <Gone />;
  if (error) {
    return (
      <ErrorState title={t(texts.loadFailed)} onRetry={() => void refetch()} retrying={isFetching}>
        {tellFailure(error, t)}
      </ErrorState>
    );
  }
  return <Skeleton lines={10} />;
}

function Form({ subject }: { subject: Subject }) {
  const { Enquiring } = usePagePart(enquiringPart);
  return <Enquiring subject={subject} />;
}

function Gone() {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <EmptyState
      drawing="search"
      title={t(texts.subjectGone)}
      action={<Button href={local('/companies')}>{t(texts.toCompanies)}</Button>}
    >
      {t(texts.subjectGoneHint)}
    </EmptyState>
  );
}

export { EnquirePage as Component };

import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { requestsTexts as texts } from '#features/enquiries/requests/requests.texts.ts';
import { listCountryCodes } from '#features/site/public.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { pagePart, usePagePart } from '#platform/pages/page-part.ts';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { FormSkeleton } from '#ui/feedback/form-skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** Only the browser knows the tray, so the server renders just the frame. */
const requestingPart = pagePart(() => import('./requesting.tsx'));

export async function loader({ context }: LoaderFunctionArgs) {
  await prefetchCall(context.get(pageContext), listCountryCodes, {});
  return null;
}

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), description: t(texts.lead), noIndex: true }),
};

function RequestPage() {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const waiting = <FormSkeleton fields={6} />;
  return (
    <div className="container-page pb-16">
      <PageHeader title={t(texts.title)} lead={t(texts.lead)} />
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <Form />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

function Form() {
  const { Requesting } = usePagePart(requestingPart);
  return <Requesting />;
}

export { RequestPage as Component };

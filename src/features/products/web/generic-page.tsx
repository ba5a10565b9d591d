import { Suspense } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { findGeneric, firstBrands } from '#features/products/medicines.contract.ts';
import { medicinesTexts } from '#features/products/medicines.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { breadcrumbData } from '#platform/pages/breadcrumb-data.ts';
import { findAnswer, prefetchCall } from '#platform/pages/call-query.ts';
import { answerFailure, pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { pagePart, prefetchPart, usePagePart } from '#platform/pages/page-part.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { RecordPage } from '#ui/layout/record-page.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import type { GenericProfileProps } from './generic-profile.tsx';

/** Rendered by the server; in the browser its code loads after that of the page's frame. */
const profilePart = pagePart(() => import('./generic-profile.tsx'));

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = firstBrands(String(params.generic), page.country);
  const [{ failure }] = await Promise.all([
    prefetchCall(page, findGeneric, asked),
    prefetchPart(page, profilePart),
  ]);
  answerFailure(page, failure);
  return null;
}

export const handle: PageHandle = {
  head: ({ queries, t, params, absolute, country }) => {
    const input = firstBrands(String(params.generic), country);
    const generic = findAnswer(queries, findGeneric, input)?.generic;
    if (!generic) return { title: t(medicinesTexts.notFound), noIndex: true };
    const { name, slug, brands } = generic;
    return {
      title: name,
      record: name,
      description: t(medicinesTexts.genericDescription, { generic: name, brands }),
      // Only server-rendered documents contain it, so browsers need not load the code.
      structuredData: import.meta.env.SSR
        ? [
            breadcrumbData([
              { name: t(medicinesTexts.title), address: absolute('/rx') },
              { name, address: absolute(`/rx/${encodeURIComponent(slug)}`) },
            ]),
          ]
        : [],
    };
  },
};

const pageTexts = {
  backToList: medicinesTexts.backToIndex,
  notFound: medicinesTexts.notFound,
  notFoundHint: medicinesTexts.notFoundHint,
  detailFailed: medicinesTexts.loadFailed,
};

function GenericPage() {
  const { generic: slug = '' } = useParams();
  const { code } = useVisitorCountry();
  const pages = usePagedCall(findGeneric, firstBrands(slug, code));
  const answer = { ...pages, error: pages.failure, refetch: pages.retry };
  return (
    <RecordPage list="/rx" texts={pageTexts} answer={answer} skeleton={<GenericSkeleton />}>
      {pages.first && (
        <Suspense fallback={<GenericSkeleton />}>
          <Profile pages={pages} generic={pages.first.generic} words={pages.first.monograph} />
        </Suspense>
      )}
    </RecordPage>
  );
}

function Profile(props: GenericProfileProps) {
  const { GenericProfile } = usePagePart(profilePart);
  return <GenericProfile {...props} />;
}

function GenericSkeleton() {
  const t = useTranslate();
  return (
    <div role="status" aria-busy="true" className="grid gap-8">
      <h1 className="sr-only">{t(uiTexts.loading)}</h1>
      <Skeleton lines={2} className="w-64" />
      <Skeleton shape="block" className="aspect-auto h-80" />
    </div>
  );
}

export { GenericPage as Component };

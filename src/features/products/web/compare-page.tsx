import { Suspense } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { compareTexts } from '#features/products/compare.texts.ts';
import {
  comparedIdsPattern,
  compareProducts,
  type ProductDetail,
} from '#features/products/products.contract.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { findMatching } from '#platform/calls/patterns.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { pagePart, prefetchPart, usePagePart } from '#platform/pages/page-part.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { ShareButton } from '#ui/actions/share-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** The ids in the address; undefined if malformed. */
const readIds = (query: URLSearchParams) => findMatching(comparedIdsPattern, query.get('ids'));

/** Rendered by the server; in the browser its code loads after that of the page's frame. */
const tablePart = pagePart(() => import('./comparison-table.tsx'));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const ids = readIds(new URL(request.url).searchParams);
  if (!ids) return null;
  const [{ failure }] = await Promise.all([
    prefetchCall(page, compareProducts, { ids }),
    prefetchPart(page, tablePart),
  ]);
  if (failure) page.answerWith(failure.status);
  return null;
}

export const handle: PageHandle = {
  reads: ['ids'],
  // Any four products make a page, so search engines should not index them.
  head: ({ t }) => ({
    title: t(compareTexts.title),
    description: t(compareTexts.lead),
    record: t(compareTexts.title),
    noIndex: true,
  }),
};

function ComparePage() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const ids = readIds(query);
  return (
    <div className="container-page pb-16">
      <PageHeader
        title={t(compareTexts.title)}
        lead={t(compareTexts.lead)}
        actions={
          ids && (
            <span className="max-sm:-ms-3.5 sm:-me-5">
              <ShareButton title={t(compareTexts.title)} />
            </span>
          )
        }
      />
      {ids ? <Comparison ids={ids} /> : <Nothing />}
    </div>
  );
}

function Nothing() {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <EmptyState
      title={t(compareTexts.none)}
      action={<Button href={local('/products')}>{t(compareTexts.browse)}</Button>}
    >
      {t(compareTexts.noneHint)}
    </EmptyState>
  );
}

function Comparison({ ids }: { ids: string }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useCall(compareProducts, { ids });
  if (error) {
    return (
      <ErrorState
        title={t(compareTexts.loadFailed)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {tellFailure(error, t)}
      </ErrorState>
    );
  }
  if (!data) return <Waiting />;
  if (data.products.length === 0) return <Nothing />;
  return (
    <Suspense fallback={<Waiting />}>
      <SideBySide products={data.products} />
    </Suspense>
  );
}

function SideBySide({ products }: { products: readonly ProductDetail[] }) {
  const { ComparisonTable } = usePagePart(tablePart);
  return <ComparisonTable products={products} />;
}

function Waiting() {
  const t = useTranslate();
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t(compareTexts.loading)}</span>
      <Skeleton lines={10} />
    </div>
  );
}

export { ComparePage as Component };

import { ArrowLeft } from 'lucide-react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { findProduct } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { findAnswer, prefetchCall } from '#platform/pages/call-query.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { productHead } from './product-head.ts';
import { ProductProfile } from './product-profile.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { failure } = await prefetchCall(page, findProduct, { id: String(params.id) });
  // An address that cannot name a product is as missing as one that names none.
  if (failure) page.answerWith(failure.status === 400 ? 404 : failure.status);
  return null;
}

export const handle: PageHandle = {
  head: ({ queries, params, ...facts }) => {
    const product = findAnswer(queries, findProduct, { id: String(params.id) })?.product;
    if (!product) return { title: facts.say(productsTexts.notFound), noIndex: true };
    return productHead(product, facts);
  },
};

export function Component() {
  const say = useSay();
  const local = useLocalPath();
  return (
    <div className="container-page pt-6 pb-16">
      <div className="-ms-3 mb-4">
        <Button
          variant="quiet"
          size="sm"
          href={local('/products')}
          icon={<ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />}
        >
          {say(productsTexts.backToList)}
        </Button>
      </div>
      <ProductContent />
    </div>
  );
}

function ProductContent() {
  const say = useSay();
  const local = useLocalPath();
  const { id = '' } = useParams();
  const { data, error, isLoading, refetch, isFetching } = useCall(findProduct, { id });
  if (isLoading) return <ProductSkeleton label={say(productsTexts.loading)} />;
  if (data) return <ProductProfile product={data.product} />;
  if (error?.status === 404 || error?.status === 400) {
    return (
      <EmptyState
        title={say(productsTexts.notFound)}
        action={<Button href={local('/products')}>{say(productsTexts.backToList)}</Button>}
      >
        {say(productsTexts.notFoundHint)}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={say(productsTexts.detailFailed)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {error?.message}
    </ErrorState>
  );
}

function ProductSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className="grid gap-8 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <span className="sr-only">{label}</span>
      <Skeleton shape="block" className="aspect-4/3" />
      <Skeleton lines={12} />
    </div>
  );
}

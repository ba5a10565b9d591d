import { Suspense } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import {
  findProduct,
  listProductsBeside,
  type ProductDetail,
} from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { findAnswer, prefetchCall } from '#platform/pages/call-query.ts';
import { answerFailure, pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { pagePart, prefetchPart, usePagePart } from '#platform/pages/page-part.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { RecordPage } from '#ui/layout/record-page.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { CompareTraySlot } from './compare-slot.tsx';
import { productHead } from './product-head.ts';

/** Rendered by the server; in the browser its code loads after that of the page's frame. */
const profilePart = pagePart(() => import('./product-profile.tsx'));

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const id = String(params.id);
  const [{ failure }] = await Promise.all([
    prefetchCall(page, findProduct, { id }),
    prefetchCall(page, listProductsBeside, { id }),
    prefetchPart(page, profilePart),
  ]);
  answerFailure(page, failure);
  return null;
}

export const handle: PageHandle = {
  head: ({ queries, params, ...facts }) => {
    const product = findAnswer(queries, findProduct, { id: String(params.id) })?.product;
    if (!product) return { title: facts.t(productsTexts.notFound), noIndex: true };
    return productHead(product, facts);
  },
};

function ProductPage() {
  const { id = '' } = useParams();
  const answer = useCall(findProduct, { id });
  return (
    <>
      <RecordPage
        list="/products"
        texts={productsTexts}
        answer={answer}
        skeleton={<ProductSkeleton />}
      >
        {answer.data && (
          <Suspense fallback={<ProductSkeleton />}>
            <Profile product={answer.data.product} />
          </Suspense>
        )}
      </RecordPage>
      <CompareTraySlot />
    </>
  );
}

function Profile({ product }: { product: ProductDetail }) {
  const { ProductProfile } = usePagePart(profilePart);
  return <ProductProfile product={product} />;
}

function ProductSkeleton() {
  const t = useTranslate();
  return (
    <div
      role="status"
      aria-busy="true"
      className="grid gap-8 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]"
    >
      <h1 className="sr-only">{t(uiTexts.loading)}</h1>
      <Skeleton shape="block" className="aspect-4/3" />
      <Skeleton lines={12} />
    </div>
  );
}

export { ProductPage as Component };

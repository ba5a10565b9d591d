import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { checkoutTexts as texts } from '#features/payments/checkout.texts.ts';
import { getSubscriptionType } from '#features/subscriptions/public.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { currencyDecimals } from '#platform/money/currencies.ts';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CheckoutForm, type SoldPlan } from './checkout-form.tsx';

/** Required display value for a plan without a price; the server never charges it. */
const FALLBACK_PRICE = 100;

/** Only the Basic Plan is in the address; the default plan is not. */
const askedPlan = (query: URLSearchParams) => (query.get('plan') === '1' ? { id: 1 } : {});

export async function loader({ context, request }: LoaderFunctionArgs) {
  const plan = askedPlan(new URL(request.url).searchParams);
  await prefetchCall(context.get(pageContext), getSubscriptionType, plan);
  return null;
}

export const handle: PageHandle = {
  reads: ['plan', 'order'],
  head: ({ t }) => ({ title: t(texts.title), description: t(texts.lead), noIndex: true }),
};

function CheckoutPage() {
  const t = useTranslate();
  return (
    <div className="container-page pb-16">
      <PageHeader title={t(texts.title)} lead={t(texts.lead)} />
      <Checkout />
    </div>
  );
}

function Checkout() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const { data, isError, isFetching, refetch } = useCall(getSubscriptionType, askedPlan(query));
  if (isError) {
    return (
      <ErrorState
        title={t(texts.failedTitle)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        retryLabel={t(texts.tryAgain)}
      >
        {t(texts.failed)}
      </ErrorState>
    );
  }
  if (!data) return <Loading />;
  return <CheckoutForm plan={soldPlan(data.subscription)} orderId={query.get('order') ?? ''} />;
}

type Offered = { id: number; title: string; price: number | null; currency: string };

function soldPlan({ id, title, price, currency }: Offered): SoldPlan {
  const unit = 10 ** currencyDecimals(currency);
  const monthPriceMinor = Math.round((price ?? FALLBACK_PRICE) * unit);
  return { id, title, monthPriceMinor, currency };
}

function Loading() {
  const t = useTranslate();
  return (
    <div role="status" aria-busy="true">
      <p className="mb-6 text-soft">{t(texts.loading)}</p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <Card padding="lg">
          <Skeleton lines={10} />
        </Card>
        <Card padding="lg">
          <Skeleton lines={6} />
        </Card>
      </div>
    </div>
  );
}

export { CheckoutPage as Component };

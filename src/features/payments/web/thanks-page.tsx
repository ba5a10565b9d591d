import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleHelp, CircleX, Hourglass } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { checkoutTexts } from '#features/payments/checkout.texts.ts';
import type { KnownOrder } from '#features/payments/known-order.ts';
import { getOrder } from '#features/payments/order.contract.ts';
import { thanksTexts as texts } from '#features/payments/thanks.texts.ts';
import { CallFailure } from '#platform/calls/call-failure.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { callQuery } from '#platform/pages/call-query.ts';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { MarkedMessage } from '#ui/feedback/marked-message.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Card } from '#ui/layout/card.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { orderInAddress } from './thanks/order-in-address.ts';
import { PaymentDetails } from './thanks/payment-details.tsx';
import { type Phase, useSettling } from './thanks/use-settling.ts';

export const handle: PageHandle = {
  reads: ['order'],
  head: ({ t }) => ({
    title: t(texts.title),
    description: t(texts.description),
    noIndex: true,
  }),
};

const noChange = () => () => undefined;

/** The server never sees the fragment, so the first render does without it. */
function useOrderInAddress(): string {
  const { search } = useLocation();
  const hash = useSyncExternalStore(
    noChange,
    () => window.location.hash,
    () => '',
  );
  return orderInAddress(search, hash);
}

/** The checkout form, prefilled with the order. */
function checkoutOf(orderId: string, order: KnownOrder | undefined): string {
  const plan = order?.subscription_type === 1 ? 'plan=1&' : '';
  return `/checkout?${plan}order=${encodeURIComponent(orderId)}`;
}

function ThanksPage() {
  const orderId = useOrderInAddress();
  return <Outcome key={orderId} orderId={orderId} />;
}

function Outcome({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const settling = useSettling(orderId);
  const { phase, message } = settling;
  const [dismissed, setDismissed] = useState(false);
  const { data, error, isLoading } = useQuery({
    ...callQuery(useClient(), getOrder, { order_id: orderId }),
    enabled: orderId !== '',
  });
  const isUnknown = error instanceof CallFailure && error.status === 404;

  /** The stored order is known before the gateway has been asked. */
  function phaseFromStoredOrder(settled: Phase): Phase {
    if (data?.order.paid) return 'success';
    return isUnknown && orderId !== '' ? 'no-such-order' : settled;
  }

  const shown = phaseFromStoredOrder(phase);
  const isNothing = shown === 'no-order' || shown === 'no-such-order';
  /** Asking the gateway again would not help; only a new order does. */
  const leadsBack = isNothing || phase === 'failure';

  return (
    <div className="container-page max-w-2xl py-10 sm:py-14">
      <Card padding="lg">
        <Heading phase={shown} />
        <section className={joinClasses('rounded-lg p-4', statusGrounds[shown] ?? 'bg-sunken')}>
          <h2 className="font-medium text-muted text-sm">{t(texts.status)}</h2>
          <p role="status" className="mt-1">
            <MarkedMessage>
              {phase === 'processing' ? t(texts.processing) : (message ?? t(texts.waiting))}
            </MarkedMessage>
          </p>
        </section>
        <NextSteps
          {...{ orderId, phase, isNothing, leadsBack }}
          order={data?.order}
          onProcess={settling.processNow}
        />
        <div className="mt-8 border-line border-t pt-6">
          <PaymentDetails orderId={orderId} order={data?.order} loading={isLoading} />
        </div>
        {leadsBack && (
          <p className="mt-6 border-line border-t pt-4 text-muted text-sm">
            {t(texts.paidAnyway)}{' '}
            <Link to="/contact" className="text-action underline underline-offset-4">
              {t(texts.writeToUs)}
            </Link>
          </p>
        )}
      </Card>
      <AlertDialog
        open={phase === 'success' && !dismissed}
        onClose={() => setDismissed(true)}
        title={t(texts.redirecting)}
      />
    </div>
  );
}

type NextStepsProps = {
  orderId: string;
  order: KnownOrder | undefined;
  phase: Phase;
  /** Whether there is no order to pay. */
  isNothing: boolean;
  leadsBack: boolean;
  onProcess: () => void;
};

/** The possible next steps, the most likely first. */
function NextSteps(props: NextStepsProps) {
  const { orderId, order, phase, isNothing, leadsBack, onProcess } = props;
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <div className="mt-6 flex flex-wrap justify-center gap-3 max-sm:*:w-full">
      {phase === 'failure' && !isNothing && (
        <Button href={local(checkoutOf(orderId, order))}>{t(texts.backToCheckout)}</Button>
      )}
      {isNothing && <Button href={local('/subscription')}>{t(texts.seePlans)}</Button>}
      {phase !== 'success' && (
        <Button
          variant={leadsBack ? 'secondary' : 'primary'}
          loading={phase === 'processing'}
          loadingLabel={t(texts.processing)}
          onClick={onProcess}
        >
          {t(texts.processNow)}
        </Button>
      )}
      {phase === 'unknown' && order?.payment_url && (
        <Button variant="secondary" href={order.payment_url}>
          {t(checkoutTexts.continuePayment)}
        </Button>
      )}
      <Button variant={phase === 'success' ? 'primary' : 'quiet'} href={local('/')}>
        {t(texts.goHome)}
      </Button>
    </div>
  );
}

const confirming = {
  Icon: Hourglass,
  tone: 'text-action bg-action-soft',
  title: texts.confirming,
  lead: texts.confirmingLead,
};

/** Background colours by outcome. */
const statusGrounds: Partial<Record<Phase, string>> = {
  success: 'bg-success-soft',
  failure: 'bg-danger-soft',
};

const headings = {
  waiting: confirming,
  processing: confirming,
  success: {
    Icon: CircleCheck,
    tone: 'text-success bg-success-soft',
    title: texts.successful,
    lead: texts.successfulLead,
  },
  unknown: { ...confirming, title: texts.notConfirmed, lead: texts.notConfirmedLead },
  'no-order': {
    ...confirming,
    Icon: CircleHelp,
    title: texts.noPayment,
    lead: texts.noPaymentLead,
  },
  'no-such-order': {
    ...confirming,
    Icon: CircleHelp,
    title: texts.unknownOrder,
    lead: texts.unknownOrderLead,
  },
  failure: {
    Icon: CircleX,
    tone: 'text-danger bg-danger-soft',
    title: texts.notCompleted,
    lead: texts.notCompletedLead,
  },
};

/** Only states what the gateway has confirmed. */
function Heading({ phase }: { phase: Phase }) {
  const t = useTranslate();
  const { Icon, tone, title, lead } = headings[phase];
  return (
    <div className="mb-6 flex flex-col items-center text-center">
      <span className={`flex size-16 items-center justify-center rounded-full ${tone}`}>
        <Icon aria-hidden="true" className="size-8" />
      </span>
      <h1 className="mt-5 font-semibold text-3xl">{t(title)}</h1>
      <p className="mt-2 text-soft">{t(lead)}</p>
    </div>
  );
}

export { ThanksPage as Component };

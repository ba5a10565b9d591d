import { CircleCheck, Lock } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { checkoutTexts as texts } from '#features/payments/checkout.texts.ts';
import { formatAmount } from '#features/payments/format-amount.ts';
import { priceOrder, subscriptionLengths } from '#features/payments/order-price.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { toDecimal } from '#platform/money/amounts.ts';
import { Link } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { RadioGroup } from '#ui/forms/radio-group.tsx';
import { Select } from '#ui/forms/select.tsx';
import { Card } from '#ui/layout/card.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { CompanyFields } from './company-fields.tsx';
import { CouponBox } from './coupon-box.tsx';
import { LazyOpenPayment } from './lazy-open-payment.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useCompanyCheck } from './use-company-check.ts';
import { useCoupon } from './use-coupon.ts';
import { useKnownOrder } from './use-known-order.ts';
import { usePaymentStart } from './use-payment-start.ts';

export type SoldPlan = {
  readonly id: number;
  readonly title: string;
  readonly monthPriceMinor: number;
  readonly currency: string;
};

type CheckoutFormProps = {
  plan: SoldPlan;
  /** Id of the order that the payer comes back from, or empty. */
  orderId: string;
};

/** The order's values: those of an earlier attempt, until others are chosen or entered. */
function useCheckout(plan: SoldPlan, orderId: string) {
  const known = useKnownOrder(orderId);
  const [chosen, setMonths] = useState<number>();
  const [typed, setEmail] = useState<string>();
  const months = chosen ?? known.months ?? subscriptionLengths[0];
  const email = typed ?? known.email ?? '';
  const company = useCompanyCheck(email);
  const coupon = useCoupon(email.trim(), company, known.couponCode);
  const payment = usePaymentStart();
  const { monthPriceMinor, currency } = plan;
  const discountPercent = coupon.applied?.percent ?? 0;
  const order = { monthPriceMinor, months, discountPercent, currency };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (company.state !== 'found') return;
    payment.begin({
      subscription_type: plan.id,
      subscription_length: months,
      email: email.trim(),
      company_name: company.exhibitor.company_name,
      coupon_code: coupon.applied?.code ?? '',
      total_amount: toDecimal(priceOrder(order).totalMinor, currency),
      exhibitor_id: company.exhibitor.id,
    });
  }

  return { known, months, setMonths, email, setEmail, company, coupon, payment, order, submit };
}

export function CheckoutForm({ plan, orderId }: CheckoutFormProps) {
  const t = useTranslate();
  const { known, months, setMonths, email, setEmail, ...checkout } = useCheckout(plan, orderId);
  const { company, coupon, payment, order, submit } = checkout;

  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8"
    >
      {known.open && (
        <div className="lg:col-span-2">
          <LazyOpenPayment order={known.open} />
        </div>
      )}
      <Card as="section" padding="lg" className="grid gap-6">
        <DetailsHead />
        <PlanField plan={plan} />
        <RadioGroup
          label={t(texts.length)}
          inline
          value={String(months)}
          onValueChange={(value) => setMonths(Number(value))}
          options={subscriptionLengths.map((count) => ({
            value: String(count),
            label: t(texts.months, { count }),
          }))}
        />
        <CompanyFields email={email} onEmailChange={setEmail} company={company} />
        <CouponBox coupon={coupon} company={company} />
      </Card>
      <OrderSummary plan={plan.title} {...order}>
        <PayButton isReady={company.state === 'found'} processing={payment.processing} />
      </OrderSummary>
      <AlertDialog
        open={payment.failure !== undefined}
        onClose={payment.dismiss}
        title={t(texts.paymentFailed)}
      >
        {payment.failure?.reason}
      </AlertDialog>
    </form>
  );
}

/** The plan was chosen on an earlier page and is only shown here. */
function PlanField({ plan }: { plan: SoldPlan }) {
  const t = useTranslate();
  const price = formatAmount(t, plan.monthPriceMinor, plan.currency);
  return (
    <Select
      label={t(texts.type)}
      help={t(texts.typeHelp)}
      disabled
      value={String(plan.id)}
      options={[
        { value: String(plan.id), label: t(texts.typeChoice, { plan: plan.title, price }) },
      ]}
    />
  );
}

function DetailsHead() {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <h2 className="font-semibold text-xl">{t(texts.details)}</h2>
      <Link
        to="/subscription"
        className="inline-flex min-h-9 items-center font-medium text-action text-sm underline-offset-4 hover:underline max-lg:min-h-10"
      >
        {t(texts.otherPlan)}
      </Link>
    </div>
  );
}

type PayButtonProps = { isReady: boolean; processing: boolean };

/** The pay button, with a hint at what is missing. */
function PayButton({ isReady, processing }: PayButtonProps) {
  const t = useTranslate();
  const hint = useId();
  return (
    <>
      <Button
        type="submit"
        wide
        size="lg"
        icon={<Lock aria-hidden="true" />}
        disabled={!isReady}
        aria-describedby={hint}
        loading={processing}
        loadingLabel={t(texts.processing)}
      >
        {t(texts.submit)}
      </Button>
      {!isReady && (
        <p id={hint} className="mt-2 text-center text-soft text-sm">
          {t(texts.companyFirst)}
        </p>
      )}
      <p className="mt-4 flex gap-2.5 text-muted text-sm">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-action" />
        <span>
          {t(texts.secure)} {t(texts.promise)}
        </span>
      </p>
    </>
  );
}

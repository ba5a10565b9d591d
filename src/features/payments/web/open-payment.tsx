import { checkoutTexts as texts } from '#features/payments/checkout.texts.ts';
import { formatAmount } from '#features/payments/format-amount.ts';
import type { KnownOrder } from '#features/payments/known-order.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { findMinor } from '#platform/money/amounts.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** Leads back to an unpaid order instead of placing it again. */
export function OpenPayment({ order }: { order: KnownOrder }) {
  const t = useTranslate();
  const { plan, currency, payment_url: address } = order;
  if (!address) return null;
  const amount = formatAmount(t, findMinor(order.amount, currency) ?? 0, currency);
  return (
    <Notice tone="info">
      <span className="flex flex-wrap items-center justify-between gap-3">
        <span>{t(texts.openPayment, { amount, plan })}</span>
        <Button variant="secondary" size="sm" href={address}>
          {t(texts.continuePayment)}
        </Button>
      </span>
    </Notice>
  );
}

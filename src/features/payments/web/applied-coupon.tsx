import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { checkoutTexts as texts } from '#features/payments/checkout.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import type { CouponState } from './use-coupon.ts';

export function AppliedCoupon({ coupon }: { coupon: CouponState }) {
  const t = useTranslate();
  const { code, percent, byHand } = coupon.applied ?? { code: '', percent: 0, byHand: false };
  const remove = useRef<HTMLButtonElement>(null);
  // It replaces the button that had the focus, so it takes the focus over.
  useEffect(() => {
    if (byHand) remove.current?.focus();
  }, [byHand]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="flex min-w-0 items-center gap-3">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
        <span className="min-w-0">
          <bdi className="block truncate font-semibold uppercase">{code}</bdi>
          <span className="text-soft text-sm">{t(texts.couponApplied, { percent })}</span>
        </span>
      </p>
      <Button ref={remove} variant="secondary" size="sm" onClick={coupon.remove}>
        {t(texts.couponRemove)}
      </Button>
    </div>
  );
}

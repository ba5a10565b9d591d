import { type KeyboardEvent, useEffect, useId } from 'react';
import { checkoutLimits } from '#features/payments/checkout.contract.ts';
import { checkoutTexts as texts } from '#features/payments/checkout.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { CompanyCheck } from './use-company-check.ts';
import type { CouponState } from './use-coupon.ts';

/** Loaded separately, because few people have a coupon. */
const appliedPart = pagePart(() => import('./applied-coupon.tsx'));

type CouponBoxProps = { coupon: CouponState; company: CompanyCheck };

export function CouponBox({ coupon, company }: CouponBoxProps) {
  const t = useTranslate();
  const applied = useWantedPart(appliedPart, coupon.applied);
  const excluded = company.state === 'found' && !company.exhibitor.can_use_coupon;
  return (
    <div className="rounded-lg border border-line border-dashed bg-sunken p-4">
      {coupon.applied ? (
        applied && <applied.AppliedCoupon coupon={coupon} />
      ) : (
        <CouponEntry coupon={coupon} help={excluded ? t(texts.couponNotAvailable) : undefined} />
      )}
    </div>
  );
}

function CouponEntry({ coupon, help }: { coupon: CouponState; help: string | undefined }) {
  const t = useTranslate();
  const id = useId();
  const { wasRemoved } = coupon;

  useEffect(() => {
    if (wasRemoved) document.getElementById(id)?.focus();
  }, [wasRemoved, id]);

  // Enter in this field applies the coupon instead of submitting the form.
  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    coupon.apply();
  }

  return (
    <div className="flex items-end gap-3 has-[[role=alert]]:[&>button]:mb-7">
      <div className="min-w-0 grow">
        <TextField
          id={id}
          label={t(texts.coupon)}
          optional
          help={help}
          error={coupon.error}
          value={coupon.code}
          onChange={(event) => coupon.edit(event.currentTarget.value)}
          onKeyDown={applyOnEnter}
          maxLength={checkoutLimits.coupon}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="uppercase placeholder:normal-case"
        />
      </div>
      <Button
        variant="secondary"
        disabled={coupon.code.trim() === ''}
        loading={coupon.checking}
        loadingLabel={t(texts.couponApplying)}
        onClick={coupon.apply}
      >
        {t(texts.couponApply)}
      </Button>
    </div>
  );
}

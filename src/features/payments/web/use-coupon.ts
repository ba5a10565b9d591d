import { useEffect, useEffectEvent, useState } from 'react';
import { validateCoupon } from '#features/payments/checkout.contract.ts';
import { checkoutTexts as texts } from '#features/payments/checkout.texts.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import type { CompanyCheck } from './use-company-check.ts';

/** The required default for an answer without a percentage. */
const DEFAULT_DISCOUNT_PERCENT = 10;

type Applied = {
  readonly code: string;
  readonly percent: number;
  readonly email: string;
  /** Applied by pressing the button, which had the focus. */
  readonly byHand: boolean;
};

/** The coupon of a checkout. It is applied after the server has confirmed it, and can be removed. */
export function useCoupon(email: string, company: CompanyCheck, known: string | undefined) {
  const client = useClient();
  const t = useTranslate();
  const [typed, setCode] = useState<string>();
  const code = typed ?? known ?? '';
  const [error, setError] = useState<string>();
  const [checking, setChecking] = useState(false);
  const [given, setGiven] = useState<Applied>();
  const [wasRemoved, setWasRemoved] = useState(false);
  // A coupon is confirmed for one company, so it does not apply to another address.
  const applied = given?.email === email ? given : undefined;

  function findObstacle(): string | undefined {
    if (code.trim() === '') return t(texts.couponRequired);
    if (company.state !== 'found') return t(texts.couponEmailFirst);
    return company.exhibitor.can_use_coupon ? undefined : t(texts.couponNotEligible);
  }

  async function ask(byHand: boolean): Promise<void> {
    const asked = { coupon_code: code.trim(), company_email: email };
    try {
      const { valid, coupon, message } = await client(validateCoupon, asked);
      if (!valid) return setError(message || t(texts.couponInvalid));
      const percent = coupon?.discount_percent ?? DEFAULT_DISCOUNT_PERCENT;
      setGiven({ code: asked.coupon_code, percent, email, byHand });
    } catch (failure) {
      setError(failureMessage(failure, t(texts.couponFailed)));
    }
  }

  async function apply(byHand: boolean): Promise<void> {
    if (checking) return;
    const obstacle = findObstacle();
    setError(obstacle);
    if (obstacle) return;
    setChecking(true);
    await ask(byHand);
    setChecking(false);
  }

  // A coupon from an earlier attempt is applied again once the company is known.
  const isKnownFor = known !== undefined && typed === undefined && company.state === 'found';
  const applyKnown = useEffectEvent(() => void apply(false));
  useEffect(() => {
    if (isKnownFor) applyKnown();
  }, [isKnownFor]);

  return {
    code,
    error,
    checking,
    applied,
    apply: () => void apply(true),
    edit(value: string) {
      setCode(value);
      setError(undefined);
    },
    /** Moves the focus back to the coupon field. */
    wasRemoved,
    remove() {
      setGiven(undefined);
      setWasRemoved(true);
      setCode('');
    },
  };
}

export type CouponState = ReturnType<typeof useCoupon>;

import { useEffect, useEffectEvent, useState } from 'react';
import { validateCoupon } from '#features/payments/checkout.contract.ts';
import { checkoutTexts as texts } from '#features/payments/checkout.texts.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import type { CompanyCheck } from './use-company-check.ts';

/** Stated for an answer that names no percentage. */
const DEFAULT_DISCOUNT_PERCENT = 10;

type Applied = {
  readonly code: string;
  readonly percent: number;
  readonly email: string;
  /** By a press of the button, which had the focus then. */
  readonly byHand: boolean;
};

/** The coupon of a checkout: not applied, then applied after a valid answer; it can be removed. */
export function useCoupon(email: string, company: CompanyCheck, known: string | undefined) {
  const client = useClient();
  const t = useTranslate();
  const [typed, setCode] = useState<string>();
  const code = typed ?? known ?? '';
  const [error, setError] = useState<string>();
  const [checking, setChecking] = useState(false);
  const [given, setGiven] = useState<Applied>();
  const [wasRemoved, setWasRemoved] = useState(false);
  // A coupon is promised to one company; another address starts without it.
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

  // One that was applied before is applied again, once it is known for whom.
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
    /** The focus goes back to where the next one is typed. */
    wasRemoved,
    remove() {
      setGiven(undefined);
      setWasRemoved(true);
      setCode('');
    },
  };
}

export type CouponState = ReturnType<typeof useCoupon>;

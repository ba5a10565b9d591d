import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listBusinessPath, loginPath } from '#features/accounts/public.ts';
import { useSession } from '#features/accounts/web/public.ts';
import { type Enquiry, EnquiryDialog } from '#features/site/web/public.ts';
import {
  chooseBasicPlan,
  type Plan,
  type PlanId,
} from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { formatPrice } from './plan-price.tsx';

type Told = {
  readonly plan: string;
  readonly hint: string;
  readonly goesOn: boolean;
  readonly next?: { readonly href: string; readonly label: string };
};

/** The dialog for the Basic Plan: it leads to the checkout or, if the plan is free, sets it. */
function useBasicPlan() {
  const t = useTranslate();
  const client = useClient();
  const session = useSession();
  const navigate = useNavigate();
  const [told, setTold] = useState<Told>();
  const local = useLocalPath();
  /** Somebody without an account is led to sign in; an account without a company, to list it. */
  const next = session
    ? { href: local(listBusinessPath), label: t(texts.listYourBusiness) }
    : { href: local(loginPath('/subscription')), label: t(texts.signIn) };

  async function choose(plan: string, price: number): Promise<void> {
    const tell = (hint: string, goesOn = false) => setTold({ plan, hint, goesOn });
    if (price > 0) return tell(t(texts.basicAlertNext, { price: formatPrice(price) }), true);
    if (!session?.isExhibitor) {
      setTold({ plan, hint: t(texts.basicAlertHint), goesOn: false, next });
      return;
    }
    try {
      tell((await client(chooseBasicPlan, {})).message);
    } catch (error) {
      tell(failureMessage(error, t(texts.basicNotSet)));
    }
  }

  function dismiss() {
    setTold(undefined);
    if (told?.goesOn) void navigate('/checkout?plan=1');
  }

  return { told, choose: (plan: string, price: number) => void choose(plan, price), dismiss };
}

/**
 * What choosing a plan does: plan 1 is explained and then sold or set, plan 2 goes to checkout, and one without a price
 * opens an enquiry.
 */
export function usePlanChoice() {
  const t = useTranslate();
  const navigate = useNavigate();
  const basic = useBasicPlan();
  const [enquiry, setEnquiry] = useState<Enquiry>();

  function choose(plan: PlanId, { name, price }: Plan) {
    if (plan === 1 && price !== null) basic.choose(name, price);
    else if (plan === 2) void navigate('/checkout');
    else {
      const [title, description] = [t(texts.salesTitle, { plan: name }), t(texts.salesHint)];
      setEnquiry({ kind: 'plan', topic: name, title, description });
    }
  }

  const dialogs = (
    <>
      <AlertDialog
        open={basic.told !== undefined}
        onClose={basic.dismiss}
        title={t(texts.basicAlert, { plan: basic.told?.plan ?? '' })}
        next={basic.told?.next}
      >
        {basic.told?.hint}
      </AlertDialog>
      <EnquiryDialog enquiry={enquiry} onClose={() => setEnquiry(undefined)} />
    </>
  );
  return { choose, dialogs };
}

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#features/accounts/web/public.ts';
import { type Enquiry, EnquiryDialog } from '#features/site/web/public.ts';
import { chooseBasicPlan, type PlanId } from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { CallFailure } from '#platform/calls/client.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';

/** What the alert about the Basic Plan adds: set for a signed-in exhibitor, explained to others. */
function useBasicPlan() {
  const t = useTranslate();
  const client = useClient();
  const session = useSession();
  const [hint, setHint] = useState<string>();

  async function choose(): Promise<void> {
    if (!session?.isExhibitor) return setHint(t(texts.basicAlertHint));
    try {
      setHint((await client(chooseBasicPlan, {})).message);
    } catch (error) {
      setHint(error instanceof CallFailure ? error.message : t(texts.basicNotSet));
    }
  }

  return { hint, choose: () => void choose(), dismiss: () => setHint(undefined) };
}

/** Plan 1 is told and set, plan 2 goes to checkout, plan 3 asks sales. */
export function usePlanChoice() {
  const t = useTranslate();
  const navigate = useNavigate();
  const basic = useBasicPlan();
  const [enquiry, setEnquiry] = useState<Enquiry>();

  function choose(plan: PlanId, name: string) {
    if (plan === 1) basic.choose();
    else if (plan === 2) void navigate('/checkout');
    else {
      const [title, description] = [t(texts.salesTitle), t(texts.salesHint)];
      setEnquiry({ kind: 'plan', topic: name, title, description });
    }
  }

  const dialogs = (
    <>
      <AlertDialog
        open={basic.hint !== undefined}
        onClose={basic.dismiss}
        title={t(texts.basicAlert)}
      >
        {basic.hint}
      </AlertDialog>
      <EnquiryDialog enquiry={enquiry} onClose={() => setEnquiry(undefined)} />
    </>
  );
  return { choose, dialogs };
}

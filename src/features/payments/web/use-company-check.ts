import { useEffect, useState } from 'react';
import { checkCompanyEmail } from '#features/payments/checkout.contract.ts';
import { checkoutTexts as texts } from '#features/payments/checkout.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';

const DEBOUNCE_MS = 500;

export type Exhibitor = NonNullable<CallAnswer<typeof checkCompanyEmail>['exhibitor']>;

export type CompanyCheck =
  | { readonly state: 'idle' | 'checking' | 'missing' }
  | { readonly state: 'found'; readonly exhibitor: Exhibitor }
  | { readonly state: 'failed'; readonly message: string };

const idle: CompanyCheck = { state: 'idle' };

/** Looks up the company of an e-mail address, half a second after the last keystroke, once it contains an @. */
export function useCompanyCheck(email: string): CompanyCheck {
  const client = useClient();
  const t = useTranslate();
  const [known, setKnown] = useState<{ email: string; check: CompanyCheck }>();
  const asked = email.trim();
  const worthAsking = asked.includes('@');

  useEffect(() => {
    if (!worthAsking) return;
    let outdated = false;
    const tell = (check: CompanyCheck) => {
      if (!outdated) setKnown({ email: asked, check });
    };
    const look = async () => {
      try {
        const { found, exhibitor } = await client(checkCompanyEmail, { email: asked });
        tell(found && exhibitor ? { state: 'found', exhibitor } : { state: 'missing' });
      } catch (error) {
        const message = failureMessage(error, t(texts.checkFailed));
        tell({ state: 'failed', message });
      }
    };
    const timer = setTimeout(() => void look(), DEBOUNCE_MS);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [asked, worthAsking, client, t]);

  if (!worthAsking) return idle;
  return known?.email === asked ? known.check : { state: 'checking' };
}

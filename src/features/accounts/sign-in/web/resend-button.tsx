import { useState } from 'react';
import { RESEND_AFTER_S } from '#features/accounts/sign-in/sign-in.contract.ts';
import { signInTexts } from '#features/accounts/sign-in/sign-in.texts.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useCountdown } from '#ui/use-countdown.ts';
import { CodeRequestProblem, requestCode } from './request-code.ts';

type ResendButtonProps = {
  email: string;
  onSent: () => void;
  onFailure: (message: string) => void;
};

/** Requests another code, at most once a minute. */
export function ResendButton({ email, onSent, onFailure }: ResendButtonProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { leftS, restart } = useCountdown(RESEND_AFTER_S);
  const [sending, setSending] = useState(false);

  function messageOf(problem: unknown): string {
    const isRefusal = problem instanceof CodeRequestProblem && problem.isRefusal;
    if (!isRefusal) return t(signInTexts.resendFailedTryAgain);
    return problem.said || t(signInTexts.resendFailed);
  }

  async function resend() {
    setSending(true);
    try {
      await requestCode(email, language);
      restart();
      onSent();
    } catch (problem) {
      onFailure(messageOf(problem));
    } finally {
      setSending(false);
    }
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      // The countdown must stay readable while the button is disabled.
      className="disabled:text-muted disabled:opacity-100"
      disabled={leftS > 0}
      loading={sending}
      onClick={() => void resend()}
    >
      {leftS > 0 ? t(signInTexts.resendIn, { seconds: leftS }) : t(signInTexts.resend)}
    </Button>
  );
}

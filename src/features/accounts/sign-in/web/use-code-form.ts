import { type SubmitEvent, useState } from 'react';
import { storeSession } from '#features/accounts/sessions/web/session.ts';
import { CODE_LENGTH, verifyCode } from '#features/accounts/sign-in/sign-in.contract.ts';
import { signInTexts } from '#features/accounts/sign-in/sign-in.texts.ts';
import { CallFailure, NO_ANSWER } from '#platform/calls/call-failure.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { type CodeDigits, noDigits } from '#ui/forms/code-digits.ts';

/** Submits the code as soon as it is complete; a wrong one clears the boxes. */
export function useCodeForm(email: string) {
  const t = useTranslate();
  const client = useClient();
  const [digits, setDigits] = useState<CodeDigits>(noDigits(CODE_LENGTH));
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [verifying, setVerifying] = useState(false);

  function messageOf(problem: unknown): string {
    if (!(problem instanceof CallFailure)) return t(signInTexts.codeUnreachable);
    return problem.code === NO_ANSWER ? t(signInTexts.codeWrong) : problem.message;
  }

  async function verify(otp: string) {
    setVerifying(true);
    setError(undefined);
    setNotice(undefined);
    try {
      // The page's guard then redirects to the dashboard.
      storeSession(await client(verifyCode, { email, otp }));
    } catch (problem) {
      setDigits(noDigits(CODE_LENGTH));
      setError(messageOf(problem));
      setVerifying(false);
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (verifying) return;
    const code = digits.join('');
    if (code.length < CODE_LENGTH) setError(t(signInTexts.codeIncomplete));
    else void verify(code);
  }

  return {
    digits,
    error,
    notice,
    verifying,
    submit,
    verify: (code: string) => void verify(code),
    fail(message: string) {
      setError(message);
      setNotice(undefined);
    },
    change(next: CodeDigits) {
      setDigits(next);
      setError(undefined);
    },
    resent() {
      setDigits(noDigits(CODE_LENGTH));
      setError(undefined);
      setNotice(t(signInTexts.resent));
    },
  };
}

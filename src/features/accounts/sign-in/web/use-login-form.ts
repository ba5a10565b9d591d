import { type SubmitEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { rememberEmail } from '#features/accounts/sessions/web/session.ts';
import { signInTexts } from '#features/accounts/sign-in/sign-in.texts.ts';
import { callTexts } from '#platform/calls/calls.texts.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { CodeRequestProblem, requestCode, textOfFailure } from './request-code.ts';
import { useAttemptLock } from './use-attempt-lock.ts';

/** The validation rules are loaded on submit; with them the page would be a tenth larger. */
async function findAddress(typed: FormDataEntryValue | null): Promise<string | undefined> {
  const { emailAddress } = await import('#platform/calls/fields.ts');
  return emailAddress.safeParse(typed).data;
}

/** Validates the address, requests a code and navigates to the page for entering it. */
export function useLoginForm() {
  const t = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const lock = useAttemptLock();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);

  function messageOf(problem: unknown): string {
    if (!(problem instanceof CodeRequestProblem)) return t(signInTexts.failed);
    const isOwnRefusal = problem.text === signInTexts.authenticationFailed && problem.said !== '';
    return isOwnRefusal ? problem.said : t(problem.text);
  }

  async function send(email: string) {
    setFailure(undefined);
    lock.count();
    try {
      const { userExists } = await requestCode(email, language);
      rememberEmail(email);
      await navigate(`/otp${search}`, { state: { email, userExists } });
    } catch (problem) {
      setFailure(messageOf(problem));
    }
  }

  async function checkAndSend(typed: FormDataEntryValue | null) {
    setSending(true);
    try {
      const email = await findAddress(typed);
      setError(email ? undefined : t(callTexts.emailInvalid));
      if (email) await send(email);
    } catch (problem) {
      // Without a connection, loading the rules fails first.
      setFailure(t(textOfFailure(problem)));
    } finally {
      setSending(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending || lock.locked) return;
    void checkAndSend(new FormData(event.currentTarget).get('email'));
  }

  return {
    error,
    failure,
    sending,
    locked: lock.locked && !sending,
    submit,
    edited: () => setError(undefined),
  };
}

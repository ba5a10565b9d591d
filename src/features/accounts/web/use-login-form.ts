import { type SubmitEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { checkEmail } from '#features/accounts/sign-in.contract.ts';
import { signInTexts } from '#features/accounts/sign-in.texts.ts';
import { callTexts } from '#platform/calls/calls.texts.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import { CodeRequestProblem, requestCode } from './request-code.ts';
import { rememberEmail } from './session.ts';
import { useAttemptLock } from './use-attempt-lock.ts';

function findAddress(typed: FormDataEntryValue | null): string | undefined {
  const parsed = checkEmail.input.safeParse({ email: typed });
  return parsed.success ? parsed.data.email : undefined;
}

/** The e-mail address is checked, a code is asked for, and one goes on to enter it. */
export function useLoginForm() {
  const say = useSay();
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const lock = useAttemptLock();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);

  function messageOf(problem: unknown): string {
    if (!(problem instanceof CodeRequestProblem)) return say(signInTexts.failed);
    const isOwnRefusal = problem.text === signInTexts.authenticationFailed && problem.said !== '';
    return isOwnRefusal ? problem.said : say(problem.text);
  }

  async function send(email: string) {
    setSending(true);
    setFailure(undefined);
    lock.count();
    try {
      const { userExists } = await requestCode(email, language);
      rememberEmail(email);
      await navigate(`/otp${search}`, { state: { email, userExists } });
    } catch (problem) {
      setFailure(messageOf(problem));
    } finally {
      setSending(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending || lock.locked) return;
    const email = findAddress(new FormData(event.currentTarget).get('email'));
    setError(email ? undefined : say(callTexts.emailInvalid));
    if (email) void send(email);
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

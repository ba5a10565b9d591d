import { useState } from 'react';
import { setUserType, useUserClaim } from '#features/accounts/web/public.ts';
import { toggleUserType } from '#features/companies/exhibitors/exhibitors.contract.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { useToast } from '#ui/feedback/toast-context.ts';

const SAID_AFTERWARDS_MS = 4_000;

type ModeSwitchOptions = {
  /** Message for failures without a text from the server. */
  failed: Text;
  /** How long to show the message before changing to the other dashboard; without it the message is shown there. */
  leaveAfterMs?: number;
};

/** Switches the account's mode; the page's guard then redirects to the other dashboard. */
export function useModeSwitch({ failed, leaveAfterMs = 0 }: ModeSwitchOptions) {
  const t = useTranslate();
  const client = useClient();
  const toaster = useToast();
  const claim = useUserClaim();
  const [message, setMessage] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [switching, setSwitching] = useState(false);

  async function switchTo(wanted: 0 | 1) {
    setSwitching(true);
    setFailure(undefined);
    try {
      const answer = await client(toggleUserType, { ...claim, user_type: wanted });
      if (leaveAfterMs > 0) setMessage(answer.message);
      else toaster.show({ message: answer.message, timeoutMs: SAID_AFTERWARDS_MS });
      // Runs even if another page is shown by then, because the server has switched already.
      setTimeout(() => setUserType(answer.user_type), leaveAfterMs);
    } catch (error) {
      setFailure(failureMessage(error, t(failed)));
      setSwitching(false);
    }
  }

  return { message, failure, switching, switchTo };
}

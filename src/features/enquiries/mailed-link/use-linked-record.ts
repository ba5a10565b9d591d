import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyCall, CallAnswer, CallInput } from '#platform/calls/call.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { callQuery } from '#platform/pages/call-query.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { useRetryKey } from '#platform/pages/use-retry-key.ts';
import { useToast } from '#ui/feedback/toast-context.ts';

const MESSAGE_MS = 5000;

/** What a mailed link opens, and the actions on it. Each action answers with the new state. */
export function useLinkedRecord<C extends AnyCall, Deed extends string>(
  call: C,
  input: CallInput<C>,
) {
  const t = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const toaster = useToast();
  const [busy, setBusy] = useState<Deed>();
  const { key, renew, heard } = useRetryKey();
  const asked = callQuery(client, call, input);
  const { data, error, isFetching, refetch } = useQuery({ ...asked, retry: false });

  type Work = (key: string) => Promise<CallAnswer<C> & { message: string }>;

  /** Performs an action and shows its outcome; resolves to whether it succeeded. */
  async function act(deed: Deed, work: Work) {
    setBusy(deed);
    try {
      const answer = await work(key);
      renew();
      queries.setQueryData(asked.queryKey, answer);
      toaster.show({ message: answer.message, tone: 'success', timeoutMs: MESSAGE_MS });
      return true;
    } catch (failure) {
      heard(failure);
      toaster.show({ message: tellFailure(failure, t), tone: 'danger', timeoutMs: MESSAGE_MS });
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  return { data, error, isFetching, readAgain: () => void refetch(), busy, client, act };
}

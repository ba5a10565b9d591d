import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  closeEnquiry,
  readConversation,
  replyAsBuyer,
  shareContact,
} from '#features/enquiries/enquiries.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { callQuery } from '#platform/pages/call-query.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { useToast } from '#ui/feedback/toast-context.ts';

const MESSAGE_MS = 5000;

export type BuyerConversation = CallAnswer<typeof readConversation>['conversation'];

type Changed = { readonly message: string; readonly conversation: BuyerConversation };

/** The conversation a link leads to, and what the buyer does in it. */
export function useConversation(token: string) {
  const t = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const toaster = useToast();
  const [busy, setBusy] = useState<'reply' | 'share' | 'close'>();
  const asked = callQuery(client, readConversation, { token });
  const { data, error, isFetching, refetch } = useQuery({ ...asked, retry: false });

  /** Does something and says what came of it; answers whether it was done. */
  async function act(what: NonNullable<typeof busy>, work: () => Promise<Changed>) {
    setBusy(what);
    try {
      const { message, conversation } = await work();
      queries.setQueryData(asked.queryKey, { success: true, conversation });
      toaster.show({ message, tone: 'success', timeoutMs: MESSAGE_MS });
      return true;
    } catch (failure) {
      toaster.show({ message: tellFailure(failure, t), tone: 'danger', timeoutMs: MESSAGE_MS });
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  return {
    conversation: data?.conversation,
    error,
    isFetching,
    readAgain: () => void refetch(),
    busy,
    reply: (key: string, message: string) =>
      act('reply', () => client(replyAsBuyer, { token, key, message })),
    share: (what: { email?: boolean; phone?: string }) =>
      act('share', () => client(shareContact, { token, ...what })),
    close: () => act('close', () => client(closeEnquiry, { token })),
  };
}

export type OpenedConversation = ReturnType<typeof useConversation>;

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  acceptQuotation,
  declineQuotation,
} from '#features/enquiries/quotations/quotations.contract.ts';
import {
  readRequest,
  writeInRequest,
} from '#features/enquiries/requests/buyer-request.contract.ts';
import type { CallAnswer, CallInput } from '#platform/calls/call.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { callQuery } from '#platform/pages/call-query.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { useToast } from '#ui/feedback/toast-context.ts';

const MESSAGE_MS = 5000;

export type BuyerRequest = CallAnswer<typeof readRequest>['request'];
export type AskedCompany = BuyerRequest['companies'][number];

type Why = Pick<CallInput<typeof declineQuotation>, 'reason' | 'note'>;

type Changed = { readonly message: string; readonly request: BuyerRequest };

/** The request a link leads to, and what the buyer does in it. */
export function useRequest(token: string) {
  const t = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const toaster = useToast();
  const [busy, setBusy] = useState(false);
  const asked = callQuery(client, readRequest, { token });
  const { data, error, isFetching, refetch } = useQuery({ ...asked, retry: false });

  /** Does something and says what came of it; answers whether it was done. */
  async function act(work: () => Promise<Changed>) {
    setBusy(true);
    try {
      const { message, request } = await work();
      queries.setQueryData(asked.queryKey, { success: true, request });
      toaster.show({ message, tone: 'success', timeoutMs: MESSAGE_MS });
      return true;
    } catch (failure) {
      toaster.show({ message: tellFailure(failure, t), tone: 'danger', timeoutMs: MESSAGE_MS });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    request: data?.request,
    error,
    isFetching,
    readAgain: () => void refetch(),
    busy,
    accept: (id: number, quotation_id: number) =>
      act(() => client(acceptQuotation, { token, id, quotation_id })),
    decline: (id: number, quotation_id: number, why: Why) =>
      act(() => client(declineQuotation, { token, id, quotation_id, ...why })),
    write: (id: number, key: string, message: string) =>
      act(() => client(writeInRequest, { token, id, key, message })),
  };
}

export type RequestActions = ReturnType<typeof useRequest>;

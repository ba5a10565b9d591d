import { useLinkedRecord } from '#features/enquiries/mailed-link/use-linked-record.ts';
import {
  acceptQuotation,
  declineQuotation,
} from '#features/enquiries/quotations/quotations.contract.ts';
import {
  readRequest,
  writeInRequest,
} from '#features/enquiries/requests/buyer-request.contract.ts';
import type { CallAnswer, CallInput } from '#platform/calls/call.ts';

export type BuyerRequest = CallAnswer<typeof readRequest>['request'];
export type AskedCompany = BuyerRequest['companies'][number];

type Why = Pick<CallInput<typeof declineQuotation>, 'reason' | 'note'>;

type Deed = 'accept' | 'decline' | 'write';

/** The request that a link opens, and the buyer's actions in it. */
export function useRequest(token: string) {
  const { data, client, act, busy, ...opened } = useLinkedRecord<typeof readRequest, Deed>(
    readRequest,
    {
      token,
    },
  );
  return {
    ...opened,
    request: data?.request,
    busy: busy !== undefined,
    accept: (id: number, quotation_id: number) =>
      act('accept', () => client(acceptQuotation, { token, id, quotation_id })),
    decline: (id: number, quotation_id: number, why: Why) =>
      act('decline', () => client(declineQuotation, { token, id, quotation_id, ...why })),
    write: (id: number, message: string) =>
      act('write', (key) => client(writeInRequest, { token, id, key, message })),
  };
}

export type RequestActions = ReturnType<typeof useRequest>;

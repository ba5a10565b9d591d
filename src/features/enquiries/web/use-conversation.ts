import {
  closeEnquiry,
  readConversation,
  replyAsBuyer,
  shareContact,
} from '#features/enquiries/enquiries.contract.ts';
import { useLinkedRecord } from '#features/enquiries/mailed-link/use-linked-record.ts';
import type { CallAnswer } from '#platform/calls/call.ts';

export type BuyerConversation = CallAnswer<typeof readConversation>['conversation'];

type Deed = 'reply' | 'share' | 'close';

/** The conversation that a link opens, and the buyer's actions in it. */
export function useConversation(token: string) {
  const { data, client, act, ...opened } = useLinkedRecord<typeof readConversation, Deed>(
    readConversation,
    { token },
  );
  return {
    ...opened,
    conversation: data?.conversation,
    reply: (message: string) =>
      act('reply', (key) => client(replyAsBuyer, { token, key, message })),
    share: (what: { email?: boolean; phone?: string }) =>
      act('share', () => client(shareContact, { token, ...what })),
    close: () => act('close', () => client(closeEnquiry, { token })),
  };
}

export type OpenedConversation = ReturnType<typeof useConversation>;

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { AnyCall, CallInput } from '#platform/calls/call.ts';
import type { Client } from '#platform/calls/client.ts';
import { callQuery } from './call-query.ts';

export const ClientContext = createContext<Client | null>(null);

export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('A component that makes calls was rendered outside ClientContext');
  return client;
}

export type Waiting = {
  /** Until the answer is here, the one to the question before stays: a list that is narrowed. */
  readonly keepsLast?: boolean;
};

/** The answer of a call, from the page's data or fetched now. */
export function useCall<C extends AnyCall>(call: C, input: CallInput<C>, waiting?: Waiting) {
  return useQuery({
    ...callQuery(useClient(), call, input),
    placeholderData: waiting?.keepsLast ? keepPreviousData : undefined,
  });
}

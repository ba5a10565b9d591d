import {
  keepPreviousData,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { AnyCall, CallAnswer, CallInput } from '#platform/calls/call.ts';
import type { CallFailure } from '#platform/calls/call-failure.ts';
import type { Client } from '#platform/calls/client.ts';
import { callQuery, findState } from './call-query.ts';

export const ClientContext = createContext<Client | null>(null);

export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('A component that makes calls was rendered outside ClientContext');
  return client;
}

/** The parts of a query result that components may use, which are those that exist on the server too. */
type CalledFacts =
  | 'data'
  | 'error'
  | 'isPending'
  | 'isLoading'
  | 'isFetching'
  | 'isRefetching'
  | 'isError'
  | 'isSuccess'
  | 'isPlaceholderData'
  | 'refetch';

type Facts<Result> = Result extends unknown ? Pick<Result, CalledFacts & keyof Result> : never;

export type Called<C extends AnyCall> = Facts<UseQueryResult<CallAnswer<C>, CallFailure>>;

export type Waiting = {
  /** Keeps the previous answer until the new one arrives; for lists that are being narrowed. */
  readonly keepsLast?: boolean;
};

/** The answer of a call, from the page's data or fetched now. */
export function useCall<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  waiting?: Waiting,
): Called<C> {
  // A build contains only one of the two. Outside of builds SSR is undefined, so the browser's is used.
  const useAnswer = import.meta.env.SSR ? useServedCall<C> : useFetchedCall<C>;
  return useAnswer(call, input, waiting);
}

function useFetchedCall<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  waiting?: Waiting,
): Called<C> {
  return useQuery({
    ...callQuery(useClient(), call, input),
    placeholderData: waiting?.keepsLast ? keepPreviousData : undefined,
  });
}

/** Nothing is fetched while the server renders; what is missing then will be fetched by the browser. */
function useServedCall<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  _waiting?: Waiting,
): Called<C> {
  const state = findState(useQueryClient(), [call.path, input]);
  const status = state?.status ?? 'pending';
  const isPending = status === 'pending';
  return {
    data: state?.data,
    error: state?.error ?? null,
    isPending,
    isLoading: isPending,
    isFetching: isPending,
    isRefetching: false,
    isError: status === 'error',
    isSuccess: status === 'success',
    isPlaceholderData: false,
    refetch: notHere,
  } as Called<C>;
}

const notHere = () => Promise.reject(new Error('Pages are rendered without fetching'));

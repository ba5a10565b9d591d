import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailure } from '#platform/calls/client.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import type { Text } from '#platform/i18n/texts.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

type TabAnswerProps<Answer, Entry> = {
  answer: UseQueryResult<Answer, CallFailure>;
  entriesOf: (answer: Answer) => readonly Entry[];
  entry: (entry: Entry) => ReactNode;
  texts: { readonly loading: Text; readonly failed: Text };
  whenEmpty: ReactNode;
  className: string;
};

/** The short lists of a company's page: while they load, when they fail, and when there is nothing. */
export function TabAnswer<Answer, Entry>(props: TabAnswerProps<Answer, Entry>) {
  const { answer, entriesOf, entry, texts, whenEmpty, className } = props;
  const say = useSay();
  const { data, error, isFetching, refetch } = answer;
  if (error) {
    return (
      <ErrorState title={say(texts.failed)} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-busy="true" className={className}>
        <span className="sr-only">{say(texts.loading)}</span>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    );
  }
  const entries = entriesOf(data);
  return entries.length === 0 ? whenEmpty : <ul className={className}>{entries.map(entry)}</ul>;
}

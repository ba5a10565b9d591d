import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SEARCH_MIN_LENGTH } from '#features/search/question-length.ts';
import { SEARCH_DEBOUNCE_MS, search } from '#features/search/search.contract.ts';
import { callQuery } from '#platform/pages/call-query.ts';
import { useClient } from '#platform/pages/use-call.ts';

export function isQuestion(text: string): boolean {
  return text.trim().length >= SEARCH_MIN_LENGTH;
}

/**
 * Searches for the typed words when the typing pauses. From the first letter that makes a question until its answer
 * arrives, the search counts as pending.
 */
export function useSearch(typed: string) {
  const question = isQuestion(typed) ? typed.trim() : '';
  const [asked, setAsked] = useState(question);

  useEffect(() => {
    const timer = setTimeout(() => setAsked(question), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [question]);

  const query = useQuery({
    ...callQuery(useClient(), search, { q: asked }),
    enabled: asked !== '' && asked === question,
  });
  return {
    question,
    isPending: question !== '' && (asked !== question || query.isFetching),
    answer: asked === question ? query.data : undefined,
    failed: asked === question && query.isError,
    /** Searches without waiting for a pause. */
    askNow: () => setAsked(question),
    retry: () => void query.refetch(),
  };
}

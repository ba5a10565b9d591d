import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { suggestQuestions } from '#features/search/suggestions.contract.ts';
import { callQuery } from '#platform/pages/call-query.ts';
import { useClient } from '#platform/pages/use-call.ts';

const PAUSE_MS = 80;

/** Suggested questions. A failure suggests nothing, because the search itself says what is wrong. */
export function useSuggestions(question: string): readonly string[] {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(question), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [question]);
  const { data } = useQuery({
    ...callQuery(useClient(), suggestQuestions, { q: asked }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (question === '' || asked === '') return [];
  return (data?.suggestions ?? []).filter((each) => each !== question);
}

import { useSearchParams } from 'react-router';
import { type AskedNarrowing, askedNarrowing } from '#platform/narrowing/asked-narrowing.ts';
import type { Narrowing } from '#platform/narrowing/narrowing.ts';

/** The narrowing that the address of a list asks for. */
export function useNarrowing(narrowing: Narrowing): AskedNarrowing {
  const [query] = useSearchParams();
  return askedNarrowing(query, narrowing);
}

import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { isPageHandle } from '#platform/pages/page-head.ts';
import { usePageTime } from '#platform/pages/page-time.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';

/** Only the title is read from the head here, so the origin of its addresses does not matter. */
const absolute = (path: string) => `https://portal.invalid${path}`;

/** The current page's name for its record; undefined while it loads. */
export function useRecordName(): string | undefined {
  const queries = useQueryClient();
  const t = useTranslate();
  const language = useLanguage();
  const { code: country, isKnown: isCountryKnown } = useVisitorCountry();
  const now = usePageTime();
  const match = useMatches().findLast(({ handle }) => isPageHandle(handle));
  function read() {
    if (!match || !isPageHandle(match.handle)) return undefined;
    const { params, handle } = match;
    const facts = { queries, t, language, country, isCountryKnown, params, absolute, now };
    return handle.head(facts).record;
  }
  const cache = queries.getQueryCache();
  return useSyncExternalStore((listener) => cache.subscribe(listener), read, read);
}

import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { headOfMatches } from '#app/web/head-of-matches.ts';
import { localizePath } from '#platform/i18n/languages.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';

const isAwaited = ({ state, meta }: Query) =>
  state.status === 'pending' && state.fetchStatus === 'fetching' && meta?.isPrivate !== true;

/** Keeps the document's title up to date while navigating; the server writes the first page's title. */
export function TitleOnNavigation() {
  const queries = useQueryClient();
  const t = useTranslate();
  const language = useLanguage();
  const { code: country, isKnown: isCountryKnown } = useVisitorCountry();
  const matches = useMatches();
  useEffect(() => {
    const asMatches = matches.map(({ params, handle }) => ({ params, route: { handle } }));
    const absolute = (path: string) => window.location.origin + localizePath(language, path);
    const facts = { queries, t, language, country, isCountryKnown, absolute, now: new Date() };
    const cache = queries.getQueryCache();
    function show() {
      // Data that is still loading must not make the title say "not found".
      const isLoading = cache.getAll().some(isAwaited);
      document.title = headOfMatches(isLoading ? [] : asMatches, facts).title;
    }
    show();
    return cache.subscribe(show);
  }, [matches, queries, t, language, country, isCountryKnown]);
  return null;
}

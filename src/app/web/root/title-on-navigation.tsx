import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { headOfMatches } from '#app/web/head-of-matches.ts';
import { localizePath } from '#platform/i18n/languages.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';

/** The server writes the title of the first page; this keeps it true while one moves around. */
export function TitleOnNavigation() {
  const queries = useQueryClient();
  const t = useTranslate();
  const language = useLanguage();
  const country = useVisitorCountry().code;
  const matches = useMatches();
  useEffect(() => {
    const asMatches = matches.map(({ params, handle }) => ({ params, route: { handle } }));
    const absolute = (path: string) => window.location.origin + localizePath(language, path);
    const facts = { queries, t, language, country, absolute, now: new Date() };
    document.title = headOfMatches(asMatches, facts).title;
  }, [matches, queries, t, language, country]);
  return null;
}

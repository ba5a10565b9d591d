import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userDashboardTexts } from '#app/dashboards/user/user-dashboard.texts.ts';
import { searchOwn } from '#app/dashboards/user/user-search.contract.ts';
import { userDashboard } from '#features/accounts/dashboard-paths.ts';
import { settingsSections } from '#features/accounts/settings-sections.ts';
import { savedSearchesSection } from '#features/saved-searches/saved-searches-section.ts';
import { SEARCH_MAX_LENGTH } from '#platform/calls/patterns.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { callQuery } from '#platform/pages/call-query.ts';
import { Link } from '#platform/pages/link.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { SearchField } from '#ui/forms/search-field.tsx';
import { searchByLabel } from '#ui/forms/search-fold.ts';
import { dashboardPages } from './dashboard-pages.tsx';

/** Searches the account's own records and the pages of the dashboard. */
export function DashboardSearch() {
  const t = useTranslate();
  const [words, setWords] = useState('');
  return (
    <search className="grid gap-2">
      <SearchField
        label={t(userDashboardTexts.search)}
        hideLabel
        placeholder={t(userDashboardTexts.search)}
        maxLength={SEARCH_MAX_LENGTH}
        value={words}
        onSearch={setWords}
      />
      {words !== '' && <Found words={words} />}
    </search>
  );
}

function useOwnPages(words: string) {
  const t = useTranslate();
  const pages = dashboardPages.map(({ path, text }) => ({ path, label: t(text) }));
  const sections = [...Object.values(settingsSections), savedSearchesSection].map(
    ({ id, text }) => ({
      path: `${userDashboard}/settings#${id}`,
      label: t(text),
    }),
  );
  return searchByLabel([...pages, ...sections], words);
}

function Found({ words }: { words: string }) {
  const t = useTranslate();
  const pages = useOwnPages(words);
  const { data, error, isPending } = useQuery(callQuery(useClient(), searchOwn, { search: words }));
  const own = data?.results ?? [];
  const lines = [
    ...own.map(({ title, detail, path }) => ({ path, label: title, detail })),
    ...pages.map(({ path, label }) => ({ path, label, detail: null })),
  ];
  const status = isPending
    ? t(userDashboardTexts.searching)
    : error
      ? t(userDashboardTexts.searchFailed)
      : lines.length === 0 && t(userDashboardTexts.nothingFound, { words });
  return (
    <div className="rounded-lg border border-line bg-surface p-1.5">
      <p role="status" className="break-words px-3 py-2 text-muted text-sm empty:hidden">
        {status}
      </p>
      <ul>
        {lines.map(({ path, label, detail }) => (
          <li key={path + label}>
            <Link
              to={path}
              className="grid min-h-10 content-center rounded-md px-3 py-1.5 hover:bg-sunken"
            >
              <span className="break-words">{label}</span>
              {detail && <span className="break-words text-muted text-sm">{detail}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { listSavedSearches } from '#features/saved-searches/saved-searches.contract.ts';
import { savedSearchesTexts as texts } from '#features/saved-searches/saved-searches.texts.ts';
import { savedSearchesSection } from '#features/saved-searches/saved-searches-section.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SettingsSection } from '#ui/layout/settings-section.tsx';
import { SavedSearchLine } from './saved-search-line.tsx';

/** The saved searches, with the actions on each. */
export function SavedSearchesSection() {
  const t = useTranslate();
  return (
    <SettingsSection section={savedSearchesSection} lead={t(texts.lead)}>
      <SavedSearches />
    </SettingsSection>
  );
}

function SavedSearches() {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useCall(listSavedSearches, {});
  if (error) {
    return (
      <ErrorState level={3} onRetry={() => void refetch()} retrying={isFetching}>
        {t(texts.loadFailed)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton lines={3} />;
  if (data.searches.length === 0) {
    return (
      <div className="grid gap-1">
        <p className="font-medium">{t(texts.none)}</p>
        <p className="text-soft text-sm">{t(texts.noneHint)}</p>
      </div>
    );
  }
  return (
    <ul className="divide-y divide-line border-line border-y">
      {data.searches.map((search) => (
        <SavedSearchLine key={search.id} search={search} onChanged={() => void refetch()} />
      ))}
    </ul>
  );
}

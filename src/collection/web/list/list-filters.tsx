import type { ReactNode } from 'react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { useCollectionTranslate } from '#collection/web/collection-context.ts';
import { SEARCH_MAX_LENGTH } from '#platform/calls/patterns.ts';
import { SearchField } from '#ui/forms/search-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import { type ListView, statusIn } from './list-query.ts';

type ListFiltersProps = {
  view: ListView;
  onChange: (change: Partial<ListView>) => void;
  /** Displayed beside the filters. */
  children: ReactNode;
};

export function ListFilters({ view, onChange, children }: ListFiltersProps) {
  const t = useCollectionTranslate();
  const narrow = useNarrow();
  return (
    <div className="grid gap-3 grid-cols-[minmax(0,1fr)_minmax(0,10rem)] sm:grid-cols-[minmax(0,1fr)_13rem_auto]">
      <SearchField
        hideLabel
        label={t(texts.search)}
        placeholder={t(narrow ? texts.searchShort : texts.search)}
        value={view.search}
        onSearch={(search) => onChange({ search })}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
      />
      <Select
        hideLabel
        label={t(texts.statusFilter)}
        value={view.status}
        onChange={({ target }) => onChange({ status: statusIn(target.value) })}
        options={[
          { value: '', label: t(texts.allStatus) },
          { value: '1', label: t(texts.activeOnly) },
          { value: '0', label: t(texts.inactiveOnly) },
        ]}
      />
      {children}
    </div>
  );
}

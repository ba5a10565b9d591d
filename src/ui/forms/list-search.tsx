import { SEARCH_MAX_LENGTH } from '#platform/calls/patterns.ts';
import { SearchField } from './search-field.tsx';

type ListSearchProps = { label: string; value: string; onSearch: (words: string) => void };

/** The search box above a list; its placeholder says what it searches. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
  return (
    <SearchField
      hideLabel
      label={label}
      placeholder={label}
      value={value}
      onSearch={onSearch}
      maxLength={SEARCH_MAX_LENGTH}
      autoComplete="off"
    />
  );
}

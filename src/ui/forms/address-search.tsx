import type { SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { SEARCH_MAX_LENGTH } from '#platform/calls/patterns.ts';
import { askedSearch } from '#platform/pages/asked-search.ts';
import { SearchField } from './search-field.tsx';

type AddressSearchProps = {
  label: string;
  placeholder: string;
  /** Other parameters of the address, which the form sends along while there is no script. */
  keeps?: Readonly<Record<string, string>>;
};

/**
 * A search box whose words are part of the address, so that a search can be shared and survives a reload. It is a plain
 * form
 * until the script has loaded; then the list updates while one types.
 */
export function AddressSearch({ label, placeholder, keeps = {} }: AddressSearchProps) {
  const [query, setQuery] = useSearchParams();

  function search(words: string) {
    const next = new URLSearchParams(query);
    if (words) next.set('search', words);
    else next.delete('search');
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    search(String(new FormData(event.currentTarget).get('search')).trim());
  }

  return (
    <search className="block max-w-xl">
      <form onSubmit={submit}>
        <SearchField
          hideLabel
          label={label}
          name="search"
          placeholder={placeholder}
          value={askedSearch(query)}
          onSearch={search}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
        {Object.entries(keeps)
          .filter(([name]) => name !== 'search')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
      </form>
    </search>
  );
}

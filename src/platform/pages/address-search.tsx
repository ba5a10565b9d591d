import { Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TextField } from '#ui/forms/text-field.tsx';
import { askedSearch, SEARCH_MAX_LENGTH } from './asked-search.ts';

const PAUSE_MS = 300;

type AddressSearchProps = { label: string; placeholder: string };

/**
 * A search box whose words are part of the address, so that a search can be shared and survives a
 * reload. It is a plain form before any script has come; then the list follows while one types.
 */
export function AddressSearch({ label, placeholder }: AddressSearchProps) {
  const [query, setQuery] = useSearchParams();
  const asked = askedSearch(query);
  const [words, setWords] = useState(asked);
  const [sent, setSent] = useState(asked);
  const [followed, setFollowed] = useState(asked);

  if (asked !== followed) {
    setFollowed(asked);
    // Not what this box asked for last: the back button, say. The box shows what the list shows.
    if (asked !== sent) {
      setSent(asked);
      setWords(asked);
    }
  }

  function ask(typed: string) {
    const wanted = typed.trim();
    setSent(wanted);
    setQuery(wanted ? { search: wanted } : {}, { replace: true, preventScrollReset: true });
  }

  const askNow = useEffectEvent(() => ask(words));
  useEffect(() => {
    if (words.trim() === sent) return;
    const timer = setTimeout(() => askNow(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, sent]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    ask(words);
  }

  return (
    <search className="block max-w-xl">
      <form onSubmit={submit}>
        <TextField
          hideLabel
          label={label}
          type="search"
          name="search"
          icon={<Search aria-hidden="true" />}
          placeholder={placeholder}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
    </search>
  );
}

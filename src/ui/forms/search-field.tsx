import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** The pause in typing before a search: long enough not to search for every letter, short enough to feel immediate. */
const PAUSE_MS = 300;

type SearchFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** The current search, as the page has it. */
  value: string;
  /** Called when one pauses typing; Enter is left to the form around the field. */
  onSearch: (words: string) => void;
};

export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useEffectEvent((words: string) => {
    told.current = words;
    onSearch(words);
  });

  // Updates the field when the page changes the search itself, for example with “clear”, but not when it echoes the
  // field.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const words = typed.trim();
    if (words === told.current) return;
    const timer = setTimeout(() => tell(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <TextField
      {...field}
      type="search"
      icon={<Search aria-hidden="true" />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

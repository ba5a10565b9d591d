import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Long enough not to search for every letter, short enough to feel at once. */
const PAUSE_MS = 300;

type SearchFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** What is being searched for, as the page knows it. */
  value: string;
  /** Called when one pauses in typing; a form around the field hears Enter. */
  onSearch: (words: string) => void;
};

export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useEffectEvent((words: string) => {
    told.current = words;
    onSearch(words);
  });

  // The page may change the words by itself, such as by "clear"; what it heard from here it knows.
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

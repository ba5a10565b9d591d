import { type KeyboardEvent, useState } from 'react';
import { searchByLabel } from './search-fold.ts';

export type ComboboxOption = { value: string; label: string };

type ComboboxInput = {
  options: readonly ComboboxOption[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** Called right before the list opens. */
  onOpen: () => void;
  keepValue: boolean;
};

/**
 * What is open, typed and highlighted. `query` is null while nothing is being typed: the box then
 * shows the chosen label and the list shows everything.
 */
export function useCombobox({ options, value, onValueChange, onOpen, keepValue }: ComboboxInput) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const [highlighted, setHighlighted] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const shown = query ? searchByLabel(options, query) : options;

  function show() {
    if (open) return;
    onOpen();
    setHighlighted(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
    setOpen(true);
  }

  function type(text: string) {
    show();
    setQuery(text);
    setHighlighted(0);
  }

  function choose(option: ComboboxOption | undefined) {
    if (option) onValueChange(option.value);
    setQuery(null);
    setOpen(false);
  }

  /** Leaving an emptied box clears it; any other unfinished words are dropped. */
  function leave() {
    if (query === '' && !keepValue) onValueChange(null);
    setQuery(null);
    setOpen(false);
  }

  function clear() {
    onValueChange(null);
    setQuery(null);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (open) setHighlighted((highlighted + step + shown.length) % Math.max(1, shown.length));
      else show();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(shown[highlighted]);
    } else if (event.key === 'Escape' && open) {
      // Only the list closes, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setQuery(null);
      setOpen(false);
    }
  }

  const text = query ?? chosen?.label ?? '';
  return {
    open,
    text,
    shown,
    highlighted,
    setHighlighted,
    show,
    type,
    choose,
    leave,
    clear,
    press,
  };
}

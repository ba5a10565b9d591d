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
 * The state of a combobox. `query` is null while nothing is being typed: the input then shows the label of the value,
 * and the
 * list shows all options.
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

  /** Leaving a cleared input clears the value; other unfinished input is dropped. */
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
      // Closes only the list and not the dialog around it.
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

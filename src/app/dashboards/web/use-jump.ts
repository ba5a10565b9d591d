import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { searchByLabel } from '#ui/forms/search-fold.ts';
import type { FrameLink } from './frame-links.ts';
import { workBarTexts as texts } from './work-bar.texts.ts';

export type Places = {
  /** Every page of this dashboard. */
  pages: readonly FrameLink[];
  /** Whether the page at a path is a list with a search of its own. */
  isList: (path: string) => boolean;
};

/** Pages whose name matches, then the lists that can be searched for the words. */
function useFoundPlaces({ pages, isList }: Places, words: string) {
  const t = useTranslate();
  if (words === '') return [];
  const named = pages.map(({ path, text }) => ({ value: path, label: t(text) }));
  const lists = named.filter(({ value }) => isList(value));
  return [
    ...searchByLabel(named, words),
    ...lists.map(({ value, label }) => ({
      value: `${value}?${new URLSearchParams({ search: words })}`,
      label: t(texts.findIn, { words, place: label }),
    })),
  ];
}

/** State of the jump search: the typed text, the places it finds, which of them is highlighted, and how to open it. */
export function useJump(places: Places) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [highlighted, setHighlighted] = useState(0);
  const [open, setOpen] = useState(false);
  const words = typed.trim();
  const found = useFoundPlaces(places, words);

  function type(text: string) {
    setTyped(text);
    setHighlighted(0);
    setOpen(true);
  }

  function go(path: string | undefined) {
    if (!path) return;
    setTyped('');
    setOpen(false);
    void navigate(path);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setHighlighted((highlighted + step + found.length) % Math.max(1, found.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(found[highlighted]?.value);
    } else if (event.key === 'Escape' && open) {
      // Escape closes only the list, not the drawer around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  }

  return {
    typed,
    type,
    found,
    highlighted,
    setHighlighted,
    isOpen: open && words !== '',
    show: () => setOpen(true),
    close: () => setOpen(false),
    press,
    go,
  };
}

import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { searchByLabel } from '#ui/forms/search-fold.ts';
import type { FrameLink } from './frame-links.ts';
import { workBarTexts as texts } from './work-bar.texts.ts';

export type Places = {
  /** Every page of this place. */
  pages: readonly FrameLink[];
  /** Those of them that are lists with a search of their own. */
  isList: (path: string) => boolean;
};

/** The pages that are called so, then the lists that can be searched for the words. */
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

/** What is typed, which places it finds, which of them is highlighted, and the way there. */
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
      // Only the list closes, not the drawer around it.
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

import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SEARCH_MAX_LENGTH } from '#platform/calls/patterns.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { ComboboxList } from '#ui/forms/combobox-list.tsx';
import { controlClasses } from '#ui/forms/control-classes.ts';
import { searchByLabel } from '#ui/forms/search-fold.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { popupClasses } from '#ui/overlays/popup-classes.ts';
import { useCloseOutside } from '#ui/overlays/use-close-outside.ts';
import type { FrameLink } from './frame-links.ts';
import { workBarTexts as texts } from './work-bar.texts.ts';

type JumpSearchProps = {
  /** Every page of this place. */
  pages: readonly FrameLink[];
  /** Those of them that are lists with a search of their own. */
  isList: (path: string) => boolean;
};

/** Goes to a page by its name, or into a list with the words that were typed. */
export function JumpSearch({ pages, isList }: JumpSearchProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [highlighted, setHighlighted] = useState(0);
  const words = typed.trim();
  const [open, setOpen] = useState(false);
  useCloseOutside(root, open, () => setOpen(false));

  const named = pages.map(({ path, text }) => ({ value: path, label: t(text) }));
  const lists = named.filter(({ value }) => isList(value));
  const found = words
    ? [
        ...searchByLabel(named, words),
        ...lists.map(({ value, label }) => ({
          value: `${value}?${new URLSearchParams({ search: words })}`,
          label: t(texts.findIn, { words, place: label }),
        })),
      ]
    : [];
  const listed = open && found.length > 0;

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

  return (
    <search ref={root} className="relative block">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-muted"
      />
      <input
        type="text"
        role="combobox"
        dir="auto"
        autoComplete="off"
        aria-label={t(texts.search)}
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? id : undefined}
        aria-activedescendant={listed ? `${id}-${highlighted}` : undefined}
        placeholder={t(texts.search)}
        maxLength={SEARCH_MAX_LENGTH}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setHighlighted(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
        className={joinClasses(controlClasses, 'min-h-10 lg:text-sm ltr:pl-10 rtl:pr-10')}
      />
      {open && words !== '' && (
        // Pressing in the list must not take the focus out of the box.
        <div
          className={joinClasses(popupClasses({ upwards: false, align: 'start' }), 'inset-x-0')}
          onPointerDown={(event) => event.preventDefault()}
        >
          {listed ? (
            <ComboboxList
              id={id}
              label={t(texts.search)}
              options={found}
              value={null}
              highlighted={highlighted}
              onHighlight={setHighlighted}
              onChoose={({ value }) => go(value)}
            />
          ) : (
            <p role="status" className="px-3 py-4 text-muted text-sm">
              {t(texts.nothing)}
            </p>
          )}
        </div>
      )}
    </search>
  );
}

import { Search } from 'lucide-react';
import { useId, useRef } from 'react';
import { SEARCH_MAX_LENGTH } from '#platform/calls/patterns.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { ComboboxPopup } from '#ui/forms/combobox-popup.tsx';
import { controlClasses } from '#ui/forms/control-classes.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { useCloseOutside } from '#ui/overlays/use-close-outside.ts';
import { type Places, useJump } from './use-jump.ts';
import { workBarTexts as texts } from './work-bar.texts.ts';

/** A search that opens a page by its name, or a list filtered by the typed words. */
export function JumpSearch(places: Places) {
  const t = useTranslate();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const jump = useJump(places);
  const listed = jump.isOpen && jump.found.length > 0;
  useCloseOutside(root, jump.isOpen, jump.close);

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
        aria-activedescendant={listed ? `${id}-${jump.highlighted}` : undefined}
        placeholder={t(texts.search)}
        maxLength={SEARCH_MAX_LENGTH}
        value={jump.typed}
        onChange={({ target }) => jump.type(target.value)}
        onFocus={jump.show}
        onKeyDown={jump.press}
        className={joinClasses(controlClasses, 'min-h-10 lg:text-sm ltr:pl-10 rtl:pr-10')}
      />
      {jump.isOpen && (
        <ComboboxPopup
          place={{ upwards: false, align: 'start' }}
          id={id}
          label={t(texts.search)}
          options={jump.found}
          value={null}
          highlighted={jump.highlighted}
          onHighlight={jump.setHighlighted}
          onChoose={({ value }) => jump.go(value)}
          nothing={t(texts.nothing)}
        />
      )}
    </search>
  );
}

import { type RefObject, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { boxHelpTexts as texts } from '#features/search/box-help.texts.ts';
import { exampleTexts } from '#features/search/example-questions.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { listItemClasses } from '#ui/overlays/popup-classes.ts';
import { clearRecentSearches, keepRecentSearch, readRecentSearches } from './recent-searches.ts';
import { useBoxKeys } from './use-box-keys.ts';
import { useSuggestions } from './use-suggestions.ts';

export type BoxHelpProps = {
  box: RefObject<HTMLInputElement | null>;
  /** Nothing is typed. */
  empty: boolean;
  /** The typed question, empty while it is too short to be asked. */
  question: string;
  /** Floats over the page below instead of standing above answers. */
  floating?: boolean;
  /** Called on Escape when nothing is open. */
  onClear?: () => void;
};

/** Remembers the question when the form around the box is submitted. */
function useRemembering(box: RefObject<HTMLInputElement | null>, question: string) {
  useEffect(() => {
    const form = box.current?.form;
    if (!form || question === '') return;
    const remember = () => keepRecentSearch(question);
    form.addEventListener('submit', remember);
    return () => form.removeEventListener('submit', remember);
  }, [box, question]);
}

type Section = { readonly label: string; readonly options: readonly string[] };

/** Suggestions while a question is typed; before that, recent searches of this browser and examples. */
export function BoxHelp(props: BoxHelpProps) {
  const { box, empty, question, floating = false, onClear } = props;
  const t = useTranslate();
  const navigate = useNavigate();
  const listId = useId();
  const [recent, setRecent] = useState(readRecentSearches);
  const suggestions = useSuggestions(question);
  const isAsking = question !== '';
  const examples = [exampleTexts.thing, exampleTexts.job, exampleTexts.event].map((text) =>
    t(text),
  );
  const sections: readonly Section[] = isAsking
    ? [{ label: t(texts.suggestions), options: suggestions }]
    : [
        { label: t(texts.recent), options: recent },
        { label: t(exampleTexts.forExample), options: examples },
      ];
  const shown = isAsking || empty ? sections.filter(({ options }) => options.length > 0) : [];
  const options = shown.flatMap((section) => section.options);
  const { open, active, setActive } = useBoxKeys({
    ...{ box, listId, options, onClear },
    onChoose: choose,
  });
  useRemembering(box, question);

  function choose(index: number) {
    const chosen = options[index] ?? '';
    keepRecentSearch(chosen);
    void navigate(`/search?${new URLSearchParams({ q: chosen })}`);
  }

  function clear() {
    clearRecentSearches();
    setRecent([]);
    box.current?.focus();
  }

  if (!open || options.length === 0) return null;
  let index = -1;
  return (
    // Pressing in the list must not take the focus out of the box.
    <div
      onPointerDown={(event) => event.preventDefault()}
      className={
        isAsking && !floating
          ? 'border-line border-b p-1.5 text-start'
          : 'absolute inset-x-0 top-full z-40 mt-2 rounded-xl border border-line bg-raised p-1.5 text-start shadow-float'
      }
    >
      <p aria-live="polite" className="sr-only">
        {t(texts.suggested, { count: options.length })}
      </p>
      <div id={listId} role="listbox" aria-label={t(texts.suggestions)}>
        {shown.map((section) => (
          // biome-ignore lint/a11y/useSemanticElements: options may stand in groups, not in fieldsets
          <div key={section.label} role="group" aria-label={section.label}>
            {!isAsking && (
              <p aria-hidden="true" className="px-3 pt-2 text-muted text-sm">
                {section.label}
              </p>
            )}
            {section.options.map((option) => {
              index += 1;
              const own = index;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the box hears the keys
                <div
                  key={option}
                  id={`${listId}-${own}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={own === active}
                  onPointerMove={() => setActive(own)}
                  onClick={() => choose(own)}
                  className={joinClasses(listItemClasses, own === active && 'bg-action-soft')}
                >
                  <bdi className="line-clamp-1">{option}</bdi>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {!isAsking && recent.length > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-2 px-3 py-2 text-muted text-sm">
          {t(texts.recentNote)}
          <Button variant="quiet" size="sm" onClick={clear}>
            {t(texts.clearRecent)}
          </Button>
        </p>
      )}
    </div>
  );
}

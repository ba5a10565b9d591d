import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { settingsColumnTexts as texts } from '#ui/layout/settings-column.texts.ts';

/** Fewer are found by scrolling. */
const FEWEST = 3;

function partsAround(bar: HTMLElement | null): readonly HTMLElement[] {
  return [...(bar?.closest('form')?.querySelectorAll<HTMLElement>('.form-part') ?? [])];
}

/** The parts of a long form, one press away wherever one is in it. It begins its form, in an `lg` card. */
export function FormContents() {
  const t = useTranslate();
  const bar = useRef<HTMLElement>(null);
  const [titles, setTitles] = useState<readonly string[]>([]);
  useEffect(() => {
    const legends = partsAround(bar.current).map((part) => part.querySelector('legend'));
    setTitles(legends.map((legend) => legend?.textContent ?? ''));
  }, []);

  function show(place: number) {
    const part = partsAround(bar.current)[place];
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  }

  return (
    <nav
      ref={bar}
      aria-label={t(texts.onThisPage)}
      hidden={titles.length < FEWEST}
      className="form-contents sticky top-14 z-10 -mx-6 -mt-6 rounded-t-xl border-line border-b bg-surface px-3 sm:-mx-8 sm:-mt-8 sm:px-5"
    >
      <ul className="fading-ends flex overflow-x-auto py-1">
        {titles.map((title, place) => (
          <li key={title} className="shrink-0">
            <button
              type="button"
              onClick={() => show(place)}
              className="min-h-10 whitespace-nowrap rounded-md px-3 font-medium text-sm text-soft outline-offset-[-2px] hover:text-action"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

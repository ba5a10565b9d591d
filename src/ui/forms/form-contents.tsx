import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { settingsColumnTexts as texts } from '#ui/layout/settings-column.texts.ts';

/** With fewer parts, scrolling is enough. */
const FEWEST = 3;

/** The area in which a part counts as being read: below the two bars, above the lower part of the window. */
const READ_AT = '-112px 0px -60% 0px';

function partsAround(bar: HTMLElement | null): readonly HTMLElement[] {
  return [...(bar?.closest('form')?.querySelectorAll<HTMLElement>('.form-part') ?? [])];
}

function isInSight(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** The index of the current part: the one with the focus if it is visible, else the one being read. */
function useCurrentPart(bar: { readonly current: HTMLElement | null }) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const parts = partsAround(bar.current);
    const form = bar.current?.closest('form');
    const seen = new Set<Element>();

    function look() {
      const held = parts.findIndex((part) => part.contains(document.activeElement));
      const { clientHeight, scrollHeight, scrollTop } = document.documentElement;
      // The last parts may be too short to reach the area.
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
      // Above the first part nothing is being read yet, and the first part is next.
      const isAbove = (parts[0]?.getBoundingClientRect().top ?? 0) > 0;
      const ahead = isAbove ? 0 : -1;
      const among = seen.size === 0 ? ahead : parts.findIndex((part) => seen.has(part));
      const read = isAtEnd ? parts.length - 1 : among;
      const place = parts[held] && isInSight(parts[held]) ? held : read;
      if (place >= 0) setCurrent(place);
    }

    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        look();
      },
      { rootMargin: READ_AT },
    );
    for (const part of parts) watch.observe(part);
    form?.addEventListener('focusin', look);
    return () => {
      watch.disconnect();
      form?.removeEventListener('focusin', look);
    };
  }, [bar]);
  return current;
}

/** Scrolls the bar, and not the page, so that the current entry is visible. */
function showInBar(bar: HTMLElement | null, place: number): void {
  const list = bar?.querySelector('ul');
  const entry = list?.children[place];
  if (!list || !entry) return;
  const [box, sight] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.right > sight.right) list.scrollLeft += box.right - sight.right;
  else if (box.left < sight.left) list.scrollLeft -= sight.left - box.left;
}

/** Links to the parts of a long form. It is the first child of the form, which is in an `lg` card. */
export function FormContents() {
  const t = useTranslate();
  const bar = useRef<HTMLElement>(null);
  const [titles, setTitles] = useState<readonly string[]>([]);
  const current = useCurrentPart(bar);
  useEffect(() => {
    const names = partsAround(bar.current).map((part) => part.querySelector('legend, summary'));
    setTitles(names.map((name) => name?.textContent ?? ''));
  }, []);
  useEffect(() => showInBar(bar.current, current), [current]);

  function show(place: number) {
    const part = partsAround(bar.current)[place];
    if (part instanceof HTMLDetailsElement) part.open = true;
    part?.scrollIntoView({ block: 'start' });
    const start = part?.querySelector('summary') ?? part;
    start?.focus({ preventScroll: true });
  }

  return (
    <nav
      ref={bar}
      aria-label={t(texts.onThisPage)}
      hidden={titles.length < FEWEST}
      className="form-contents sticky top-14 z-10 -mx-6 -mt-6 rounded-t-xl border-line border-b bg-surface px-3 sm:-mx-8 sm:-mt-8 sm:px-5"
    >
      <ul className="fading-ends flex overflow-x-auto [scrollbar-width:none]">
        {titles.map((title, place) => (
          <li key={title} className="shrink-0">
            <button
              type="button"
              aria-current={place === current ? 'location' : undefined}
              onClick={() => show(place)}
              className="min-h-12 whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-sm text-soft outline-offset-[-2px] hover:text-action aria-[current]:border-action aria-[current]:text-action"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { settingsColumnTexts as texts } from '#ui/layout/settings-column.texts.ts';

/** Fewer are found by scrolling. */
const FEWEST = 3;

/** Below the two bars, and above the half of the window that one does not read yet. */
const READ_AT = '-112px 0px -60% 0px';

function partsAround(bar: HTMLElement | null): readonly HTMLElement[] {
  return [...(bar?.closest('form')?.querySelectorAll<HTMLElement>('.form-part') ?? [])];
}

function isInSight(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Which of the parts one is in: the one that has the focus, or else the one that is read. */
function useCurrentPart(bar: { readonly current: HTMLElement | null }) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const parts = partsAround(bar.current);
    const form = bar.current?.closest('form');
    const seen = new Set<Element>();

    function look() {
      const held = parts.findIndex((part) => part.contains(document.activeElement));
      const { clientHeight, scrollHeight, scrollTop } = document.documentElement;
      // The last ones may be too short to come up.
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
      // Nothing is read yet above the first one, to which one is about to come.
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

/** The one that is read is in sight, wherever in the bar it is; the page stays where it is. */
function showInBar(bar: HTMLElement | null, place: number): void {
  const list = bar?.querySelector('ul');
  const entry = list?.children[place];
  if (!list || !entry) return;
  const [box, sight] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.right > sight.right) list.scrollLeft += box.right - sight.right;
  else if (box.left < sight.left) list.scrollLeft -= sight.left - box.left;
}

/** The parts of a long form, one press away wherever one is in it. It begins its form, in an `lg` card. */
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

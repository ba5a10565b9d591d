import { type RefObject, useEffect, useRef } from 'react';

function isBelowTheScreen(element: Element): boolean {
  return element.getBoundingClientRect().top > window.innerHeight;
}

/** The children seen so far, and the observer of those that wait below the screen. */
type Watch = { readonly met: WeakSet<Element>; readonly observer: IntersectionObserver };

function startWatch(): Watch {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      delete (target as HTMLElement).dataset.waiting;
      observer.unobserve(target);
    }
  });
  return { met: new WeakSet(), observer };
}

/**
 * Fades in the children of a list when they are first scrolled into view. What is on screen already is unchanged, and
 * without
 * script everything is visible.
 */
export function useAppearOnScroll(list: RefObject<HTMLElement | null>, length: number): void {
  const watch = useRef<Watch>(null);

  // When the list grows by a page, only the new children are observed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list has new children to watch
  useEffect(() => {
    watch.current ??= startWatch();
    const { met, observer } = watch.current;
    const fresh = [...(list.current?.children ?? [])]
      .filter((child) => child instanceof HTMLElement)
      .filter((child) => !met.has(child));
    const waiting = fresh.filter(isBelowTheScreen);
    for (const child of fresh) met.add(child);
    for (const child of waiting) {
      child.dataset.waiting = '';
      observer.observe(child);
    }
  }, [list, length]);

  useEffect(
    () => () => {
      watch.current?.observer.disconnect();
      watch.current = null;
    },
    [],
  );
}

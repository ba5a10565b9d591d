import { type RefObject, useEffect, useRef } from 'react';

function isBelowTheScreen(element: Element): boolean {
  return element.getBoundingClientRect().top > window.innerHeight;
}

/** Children that were met once, and who tells when one of those that wait is reached. */
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
 * Lets the children of a list fade in when they are first scrolled into view. What is on screen
 * already stays as it is, and without script everything is simply there.
 */
export function useAppearOnScroll(list: RefObject<HTMLElement | null>, length: number): void {
  const watch = useRef<Watch>(null);

  // A list that grows by a page looks at that page alone.
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

import { type RefObject, useEffect } from 'react';

function isBelowTheScreen(element: Element): boolean {
  return element.getBoundingClientRect().top > window.innerHeight;
}

/**
 * Lets the children of a list fade in when they are first scrolled into view. What is on screen
 * already stays as it is, and without script everything is simply there.
 */
export function useAppearOnScroll(list: RefObject<HTMLElement | null>, length: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list has new children to watch
  useEffect(() => {
    const waiting = [...(list.current?.children ?? [])]
      .filter((child) => child instanceof HTMLElement)
      .filter(isBelowTheScreen);
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) delete (target as HTMLElement).dataset.waiting;
      }
    });
    for (const child of waiting) {
      child.dataset.waiting = '';
      observer.observe(child);
    }
    return () => {
      observer.disconnect();
      for (const child of waiting) delete child.dataset.waiting;
    };
  }, [list, length]);
}

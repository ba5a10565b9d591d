import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether the content of a box is wider than the box, be it by long words or by the reader's font settings. */
export function useOverflow(): readonly [box: RefObject<HTMLDivElement | null>, isOver: boolean] {
  const box = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!(outer && inner instanceof HTMLElement)) return;
    // Tolerates fractions of a pixel.
    const observer = new ResizeObserver(() => setOver(inner.offsetWidth > outer.clientWidth + 1));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return [box, isOver];
}

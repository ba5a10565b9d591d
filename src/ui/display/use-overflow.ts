import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether what stands in a box is wider than the box, however it came to be: by long words, or as readers set text. */
export function useOverflow(): readonly [box: RefObject<HTMLDivElement | null>, isOver: boolean] {
  const box = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!(outer && inner instanceof HTMLElement)) return;
    // A half pixel is not an overflow.
    const observer = new ResizeObserver(() => setOver(inner.offsetWidth > outer.clientWidth + 1));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return [box, isOver];
}

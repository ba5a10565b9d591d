import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `close` when a press or the focus goes outside the element while it is open. */
export function useCloseOutside(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  const leave = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !element.current?.contains(event.target)) close();
  });

  useEffect(() => {
    if (!open) return;
    const hear = (event: Event) => leave(event);
    document.addEventListener('pointerdown', hear);
    document.addEventListener('focusin', hear);
    return () => {
      document.removeEventListener('pointerdown', hear);
      document.removeEventListener('focusin', hear);
    };
  }, [open]);
}

import { type RefObject, useEffect, useState } from 'react';

type BoxKeys = {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly options: readonly string[];
  readonly onChoose: (index: number) => void;
  readonly onClear?: (() => void) | undefined;
};

const NONE = -1;

/** The arrow keys move the focus from the box through its answers and back. */
function moveFocus(event: KeyboardEvent, box: HTMLElement, around: Element): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [box, ...around.querySelectorAll<HTMLElement>('[data-answer]')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * Makes the box a combobox of its suggestions. The focus stays in the box: the arrow keys walk through the list and
 * past its end to the answers, Enter takes a suggestion, and Escape first closes the list and then clears the box. The
 * box is on the page before this code is loaded, so its ARIA attributes are set here.
 */
export function useBoxKeys({ box, listId, options, onChoose, onClear }: BoxKeys) {
  const [open, setOpen] = useState(true);
  const [active, setActive] = useState(NONE);
  const listed = open && options.length > 0;
  const first = options.join('\n');
  const [shown, setShown] = useState(first);
  if (shown !== first) {
    setShown(first);
    setActive(NONE);
  }

  useEffect(() => {
    const input = box.current;
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(listed));
    if (listed) input.setAttribute('aria-controls', listId);
    else input.removeAttribute('aria-controls');
    if (listed && active !== NONE) {
      input.setAttribute('aria-activedescendant', `${listId}-${active}`);
    } else input.removeAttribute('aria-activedescendant');
  }, [box, listed, listId, active]);

  useEffect(() => {
    const input = box.current;
    if (!input) return;
    const take = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
    };
    function walk(event: KeyboardEvent, step: 1 | -1) {
      if (!listed) return;
      const next = active + step;
      // Past the end of the list the answers follow, which handle the key themselves.
      if (next < NONE || next >= options.length) {
        setActive(NONE);
        return;
      }
      take(event);
      setActive(next);
    }
    function press(event: KeyboardEvent) {
      if (event.key === 'ArrowDown') walk(event, 1);
      else if (event.key === 'ArrowUp') walk(event, -1);
      else if (event.key === 'Enter' && listed && active !== NONE) {
        take(event);
        onChoose(active);
      } else if (event.key === 'Escape' && listed) {
        take(event);
        setOpen(false);
      }
    }
    const show = () => setOpen(true);
    const around = input.closest('search');
    const hide = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && around?.contains(relatedTarget))) setOpen(false);
    };
    const pressAround = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !around) return;
      if (event.key === 'Escape') onClear?.();
      else moveFocus(event, input, around);
    };
    input.addEventListener('keydown', press);
    around?.addEventListener('keydown', pressAround);
    input.addEventListener('input', show);
    input.addEventListener('focus', show);
    around?.addEventListener('focusout', hide);
    return () => {
      input.removeEventListener('keydown', press);
      around?.removeEventListener('keydown', pressAround);
      input.removeEventListener('input', show);
      input.removeEventListener('focus', show);
      around?.removeEventListener('focusout', hide);
    };
  }, [box, listed, options, active, onChoose, onClear]);

  return { open, active, setActive };
}

import { type SyntheticEvent, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What keeps itself, such as a choice that is stored as soon as it is made, is never unsaved. */
const controls = ':is(input, select, textarea):not([data-keeps-itself] *)';

function contentOf(control: Control): string {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'checkbox' || control.type === 'radio') return String(control.checked);
    if (control.type === 'file') return [...(control.files ?? [])].map(({ name }) => name).join();
  }
  return control.value;
}

/**
 * Follows what somebody types into a form, whoever keeps its values: what a control held before it was
 * first touched is compared with what it holds. Written back is unchanged.
 */
export function useTyped() {
  const [isTyped, setTyped] = useState(false);
  const place = useRef<Element>(null);
  const before = useRef(new WeakMap<Element, string>());

  const all = () => [...(place.current?.querySelectorAll<Control>(controls) ?? [])];

  function remember({ currentTarget }: SyntheticEvent) {
    place.current = currentTarget;
    for (const control of all()) {
      if (!before.current.has(control)) before.current.set(control, contentOf(control));
    }
  }

  function isOther(control: Control): boolean {
    const known = before.current.get(control);
    return known !== undefined && known !== contentOf(control);
  }

  /** Looks now: a form that has gone, because it was sent, holds nothing any more. */
  function look(): boolean {
    const isAny = all().some(isOther);
    setTyped(isAny);
    return isAny;
  }

  /** After React has written what the event brought about, such as a choice from a list. */
  const lookSoon = () => void setTimeout(look);

  /** What stands there now is saved. */
  function saved() {
    before.current = new WeakMap(all().map((control) => [control, contentOf(control)]));
    setTyped(false);
  }

  /** To be spread on the form, or on whatever it is in. */
  const follow = {
    onFocusCapture: remember,
    onPointerDownCapture: remember,
    onChange: lookSoon,
    onClick: lookSoon,
    onKeyUp: lookSoon,
  };
  return { isTyped, follow, look, saved };
}

import { type SyntheticEvent, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Controls that save themselves, such as choices stored at once, are never unsaved. */
const controls = ':is(input, select, textarea):not([data-keeps-itself] *)';

function contentOf(control: Control): string {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'checkbox' || control.type === 'radio') return String(control.checked);
    if (control.type === 'file') return [...(control.files ?? [])].map(({ name }) => name).join();
  }
  return control.value;
}

/**
 * Detects typed changes in a form, whoever manages its values: compares the content of each control with what it was
 * before it was first touched. Restoring the original content counts as unchanged.
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

  /** Checks now; a form that is gone because it was sent contains no changes. */
  function checkNow(): boolean {
    const isAny = all().some(isOther);
    setTyped(isAny);
    return isAny;
  }

  /** Checks after React has processed the event, which may change controls. */
  const checkSoon = () => void setTimeout(checkNow);

  /** Marks the current content as saved. */
  function markSaved() {
    before.current = new WeakMap(all().map((control) => [control, contentOf(control)]));
    setTyped(false);
  }

  /** Props for the form, or for an element around it. */
  const trackingProps = {
    onFocusCapture: remember,
    onPointerDownCapture: remember,
    onChange: checkSoon,
    onClick: checkSoon,
    onKeyUp: checkSoon,
  };
  return { isTyped, trackingProps, checkNow, markSaved };
}

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** The duration of the transitions in modals.css. */
const closingMs = 220;

/** A modal hides the page's scrollbar; without this the page would become wider by its width. */
function keepScrollbarSpace() {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
}

type ModalOptions = { open: boolean; onClose: () => void; closeOnOutsidePress?: boolean };

/**
 * Drives a native modal dialog from `open`. The browser keeps the focus inside, makes the rest of the page inert and
 * restores
 * the focus. `present` says whether to render the content, which remains until the dialog has faded out.
 */
export function useModal({ open, onClose, closeOnOutsidePress = true }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  // A layout effect, because its cleanup runs while the dialog is still in the document; only then does closing it
  // restore the
  // focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (open) {
      keepScrollbarSpace();
      element?.showModal();
      return () => element?.close();
    }
    const timer = setTimeout(() => setPresent(false), closingMs);
    return () => clearTimeout(timer);
  }, [open]);

  const attributes = {
    ref: dialog,
    onClose: (event: SyntheticEvent) => {
      // The close event of a nested modal arrives here as well.
      if (open && event.target === event.currentTarget) onClose();
    },
    // Handled here, because browsers close a dialog on a second Escape without asking, and the one below it too.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    onCancel: (event: SyntheticEvent) => {
      // A file input inside also fires a cancel event when its picker is closed.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A press that began inside, such as selecting text, must not count as a click outside.
    onPointerDown: (event: PointerEvent) => {
      pressedOutside.current = event.target === dialog.current;
    },
    onClick: (event: MouseEvent) => {
      const outside = pressedOutside.current && event.target === dialog.current;
      if (outside && closeOnOutsidePress) onClose();
    },
  };
  return { present, attributes };
}

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** As long as the transitions of modals.css. */
const closingMs = 220;

/** The page stops scrolling behind a modal; without this it would grow wider by its scrollbar. */
function keepScrollbarSpace() {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
}

type ModalOptions = { open: boolean; onClose: () => void; closeOnOutsidePress?: boolean };

/**
 * Drives a native modal dialog from `open`. The browser keeps the focus inside, makes the rest of
 * the page inert and gives the focus back; `present` says whether to render what is inside, which
 * stays until the dialog has faded.
 */
export function useModal({ open, onClose, closeOnOutsidePress = true }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  // A layout effect, because its clean-up runs while the dialog is still in the page: only then
  // does closing it give the focus back.
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
      // A modal opened from inside this one says "close" too.
      if (open && event.target === event.currentTarget) onClose();
    },
    // Left to the browser, a second Escape in a row would close it, and one below it, without asking.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    onCancel: (event: SyntheticEvent) => {
      // A file input inside also says "cancel" when its picker is closed.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A press that began inside, such as marking words, is not meant for the page behind.
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

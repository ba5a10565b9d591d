import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S or Cmd+S saves and Escape cancels, unless a dialog or an open combobox handles Escape itself. */
export function useFormShortcuts({ save, cancel }: { save: () => void; cancel: () => void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      save();
    }
    const capturesEscape = document.querySelector(
      'dialog[open], [aria-expanded="true"][role="combobox"]',
    );
    if (event.key === 'Escape' && !event.defaultPrevented && !capturesEscape) cancel();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

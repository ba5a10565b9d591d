import { useEffect, useEffectEvent } from 'react';

/** Ctrl or Cmd with S saves, Escape cancels; an open dialog keeps its own Escape. */
export function useFormShortcuts({ save, cancel }: { save: () => void; cancel: () => void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      save();
    }
    const isFree = document.querySelector('dialog[open], [aria-expanded="true"][role="combobox"]');
    if (event.key === 'Escape' && !event.defaultPrevented && !isFree) cancel();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

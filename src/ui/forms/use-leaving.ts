import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';

/** The browser warns before the page is closed, and the portal before another page is shown. */
export function useLeaving(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
  return useBlocker(isChanged);
}

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

import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';

/** What the portal itself goes to once all is done carries this as its state: nobody is asked. */
export const ownRedirect = { isOwnRedirect: true } as const;

function isOwn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOwnRedirect' in state;
}

/** The browser warns before the page is closed, and the portal before another page is shown. */
export function useLeaving(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
  // Going back in history to where such a redirect once led is somebody's own doing.
  return useBlocker(
    ({ nextLocation, historyAction }) =>
      isChanged && !(historyAction !== 'POP' && isOwn(nextLocation.state)),
  );
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

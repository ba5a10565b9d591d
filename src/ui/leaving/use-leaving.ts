import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { holdWork } from './unsaved-work.ts';

/** What the portal itself goes to once all is done carries this as its state: nobody is asked. */
export const ownRedirect = { isOwnRedirect: true } as const;

function isOwn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOwnRedirect' in state;
}

/**
 * The browser warns before the page is closed, and the portal before another page is shown. Whoever cannot
 * tell when a form was sent or saved has it looked at in that moment.
 */
export function useLeaving(isChanged: boolean, look = () => isChanged) {
  const isStillChanged = useEffectEvent(look);
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (isStillChanged()) event.preventDefault();
    };
    const release = holdWork(() => isStillChanged());
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      release();
    };
  }, [isChanged]);
  // Going back in history to where such a redirect once led is somebody's own doing.
  return useBlocker(
    ({ nextLocation, historyAction }) =>
      isChanged && !(historyAction !== 'POP' && isOwn(nextLocation.state)) && look(),
  );
}

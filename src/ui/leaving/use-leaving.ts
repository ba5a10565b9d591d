import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { holdWork } from './unsaved-work.ts';

/** Navigation state for redirects by the portal itself after the work is done; nobody is asked then. */
export const ownRedirect = { isOwnRedirect: true } as const;

function isOwn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOwnRedirect' in state;
}

/**
 * Warns before the window is closed or another page is shown. A component that cannot tell when its form was sent
 * passes `look`, which checks at that moment.
 */
export function useLeaving(isChanged: boolean, checkNow = () => isChanged) {
  const isStillChanged = useEffectEvent(checkNow);
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
  // Going back in history to the target of such a redirect is the visitor's own decision.
  return useBlocker(
    ({ nextLocation, historyAction }) =>
      isChanged && !(historyAction !== 'POP' && isOwn(nextLocation.state)) && checkNow(),
  );
}

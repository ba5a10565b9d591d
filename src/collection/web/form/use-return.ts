import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCollection } from '#collection/web/collection-context.ts';
import { ownRedirect } from '#ui/leaving/use-leaving.ts';

/** Returns a function that goes back to the list after a delay, which leaves time to read a message. */
export function useReturn(): (afterMs?: number) => void {
  const { collection, path } = useCollection();
  const navigate = useNavigate();
  const [delayMs, setDelayMs] = useState<number>();
  const goBack = useEffectEvent(() => void navigate(path, { state: ownRedirect }));
  useEffect(() => {
    if (delayMs === undefined) return;
    const timer = setTimeout(() => goBack(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return (afterMs = collection.redirectMs) => setDelayMs(afterMs);
}

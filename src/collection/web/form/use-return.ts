import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCollection } from '#collection/web/collection-context.ts';
import { ownRedirect } from '#ui/forms/use-leaving.ts';

/** A way back to the list that gives time to read what came of it. */
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

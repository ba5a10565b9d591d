import { useEffect, useState } from 'react';

/** A message that disappears after a while; showing it again restarts the timer. */
export function usePassingMessage(
  timeoutMs: number,
): readonly [string | undefined, (message: string) => void] {
  const [shown, setShown] = useState<{ message: string }>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), timeoutMs);
    return () => clearTimeout(timer);
  }, [shown, timeoutMs]);
  return [shown?.message, (message) => setShown({ message })];
}

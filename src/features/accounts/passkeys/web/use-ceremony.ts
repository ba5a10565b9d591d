import { useRef, useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { passkeyFailure } from './failure-text.ts';

/** Runs one ceremony between person, device and server at a time, and keeps the message if it fails. */
export function useCeremony() {
  const t = useTranslate();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      const { said, text } = passkeyFailure(error);
      setFailure(said ?? t(text));
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return { pending, failure, run };
}

import { type RefObject, useEffect } from 'react';
import { useClient } from '#platform/pages/use-call.ts';

/** Reports searches in vain. The code that does it is loaded after the answers, so that no page waits for it. */
export function useMissReport(
  list: RefObject<HTMLElement | null>,
  question: string,
  answers: number,
): void {
  const client = useClient();
  const isAnswered = answers > 0;
  useEffect(() => {
    let isLeft = false;
    let leave: (() => void) | undefined;
    const watch = async () => {
      const { watchAnswers } = await import('./report-miss.ts');
      if (isLeft || !list.current) return;
      leave = watchAnswers(client, { question, isAnswered, list: list.current });
    };
    void watch().catch(() => undefined);
    return () => {
      isLeft = true;
      leave?.();
    };
  }, [client, list, question, isAnswered]);
}

import { reportMiss } from '#features/search/misses.contract.ts';
import type { Client } from '#platform/calls/client.ts';

type Shown = {
  readonly question: string;
  readonly isAnswered: boolean;
  readonly list: HTMLElement;
};

/**
 * Reports a question that was asked in vain: at once if nothing was found, and on leaving it if no answer was opened.
 * Returns the function to call on leaving.
 */
export function watchAnswers(client: Client, { question, isAnswered, list }: Shown): () => void {
  const tell = (outcome: 'unanswered' | 'unopened') => {
    // A failure is ignored: the visitor does not depend on being counted.
    client(reportMiss, { q: question, outcome }).catch(() => undefined);
  };
  if (!isAnswered) {
    tell('unanswered');
    return () => undefined;
  }
  let opened = false;
  const open = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a[data-answer], p a'))
      opened = true;
  };
  const leave = () => {
    window.removeEventListener('pagehide', leave);
    list.removeEventListener('click', open, true);
    if (!opened) tell('unopened');
    opened = true;
  };
  list.addEventListener('click', open, true);
  window.addEventListener('pagehide', leave);
  return leave;
}

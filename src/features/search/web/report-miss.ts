import { reportMiss } from '#features/search/misses.contract.ts';
import type { Client } from '#platform/calls/client.ts';

type Shown = {
  readonly question: string;
  readonly isAnswered: boolean;
  readonly list: HTMLElement;
};

/**
 * Tells that a question was asked in vain: at once where nothing was found, and where nothing was opened
 * when the question is left. Answers what to do when it is.
 */
export function watchAnswers(client: Client, { question, isAnswered, list }: Shown): () => void {
  const tell = (outcome: 'unanswered' | 'unopened') => {
    // Whether it is counted makes no difference to who asked.
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

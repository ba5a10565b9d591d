import type { Heard, Told } from './child-words.ts';

/** What a task may do while it runs. */
export type Talk = {
  tell(message: unknown): void;
  /** Waits for the next word of the portal. */
  hear(): Promise<unknown>;
};

/** The child's side: does one task after the other, as the portal asks. */
export function serveTasks(work: (task: unknown, talk: Talk) => Promise<void>): void {
  const say = (told: Told) => void process.send?.(told);
  let onWord: (word: unknown) => void = () => undefined;
  const talk: Talk = {
    tell: (message) => say({ kind: 'message', message }),
    hear: () =>
      new Promise((resolve) => {
        onWord = resolve;
      }),
  };
  process.on('message', (heard: Heard) => {
    if (heard.kind === 'are you there') return say({ kind: 'there' });
    if (heard.kind === 'word') return onWord(heard.word);
    work(heard.task, talk).then(
      () => say({ kind: 'done' }),
      () => say({ kind: 'failed' }),
    );
  });
  // The portal says when to end: what a terminal sends to all of them is meant for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => undefined);
  // Without the portal there is nothing to do, and a thread that still draws would hold up an exit.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  say({ kind: 'there' });
}

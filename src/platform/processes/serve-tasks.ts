import type { Heard, Told } from './child-words.ts';

/** How a running task talks to the portal. */
export type Talk = {
  tell(message: unknown): void;
  /** Waits for the portal's next reply. */
  hear(): Promise<unknown>;
};

/** Runs in the child: performs the tasks that the portal sends, one after the other. */
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
  // Ignored because the portal decides when to end; a terminal sends its signals to all processes.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => undefined);
  // Without the portal there is nothing to do. A kill, because a thread that is still drawing would delay an exit.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  say({ kind: 'there' });
}

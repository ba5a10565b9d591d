import type { FromChild, ToChild } from './child-messages.ts';

/** How a running task talks to the portal. */
export type Talk = {
  reply(message: unknown): void;
  /** Waits for the portal's next reply. */
  receive(): Promise<unknown>;
};

/** Runs in the child: performs the tasks that the portal sends, one after the other. */
export function serveTasks(work: (task: unknown, talk: Talk) => Promise<void>): void {
  const send = (message: FromChild) => void process.send?.(message);
  let onWord: (word: unknown) => void = () => undefined;
  const talk: Talk = {
    reply: (message) => send({ kind: 'message', message }),
    receive: () =>
      new Promise((resolve) => {
        onWord = resolve;
      }),
  };
  process.on('message', (message: ToChild) => {
    if (message.kind === 'are you there') return send({ kind: 'there' });
    if (message.kind === 'word') return onWord(message.word);
    work(message.task, talk).then(
      () => send({ kind: 'done' }),
      () => send({ kind: 'failed' }),
    );
  });
  // Ignored because the portal decides when to end; a terminal sends its signals to all processes.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => undefined);
  // Without the portal there is nothing to do. A kill, because a thread that is still drawing would delay an exit.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  send({ kind: 'there' });
}

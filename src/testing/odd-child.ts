import { readFileSync, writeFileSync } from 'node:fs';
import { serveTasks } from '#platform/processes/serve-tasks.ts';

/** What a process for strangers' files might be made to do. */
const deeds: Readonly<Record<string, () => unknown>> = {
  answer: () => process.pid,
  work: () => {
    for (;;) Math.sqrt(2);
  },
  wait: () => new Promise(() => undefined),
  fill: () => {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(10_000_000, 1));
  },
  remember: () => {
    const kept: object[] = [];
    for (;;) kept.push({ next: kept.length, words: [kept.length] });
  },
  crash: () => process.abort(),
  throw: () => {
    throw new Error('no');
  },
  environment: () => Object.keys(process.env),
  read: () => readFileSync('/etc/passwd', 'utf8'),
  write: () => writeFileSync(new URL('./odd-child.out', import.meta.url), 'x'),
};

serveTasks(async (task, { reply, receive }) => {
  reply(await deeds[String(task)]?.());
  if (task === 'answer') reply(await receive());
});

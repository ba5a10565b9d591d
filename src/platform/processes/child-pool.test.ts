import { kill } from 'node:process';
import { describe, expect, test } from 'vitest';
import { createChildPool } from './child-pool.ts';
import { MachineBusy, TaskFailed } from './problems.ts';

const kind = {
  module: new URL('../../testing/odd-child.ts', import.meta.url),
  mostMemoryMb: 256,
  most: 1,
  warm: 1,
  mostWaiting: 1,
  longestWaitMs: 200,
};
const limits = { cpuMs: 300, silenceMs: 20_000 };
const pool = createChildPool(kind);

async function run(task: string, given = limits, from = pool): Promise<unknown[]> {
  const told: unknown[] = [];
  await from.run(
    task,
    (message, answer) => {
      told.push(message);
      answer('thanks');
    },
    given,
  );
  return told;
}

/** The pid of the process that did the work. */
const worker = async () => (await run('answer'))[0];

test('a task is told of word by word, and the next one finds the same process', async () => {
  const [pid, heard] = await run('answer');
  expect([heard, pool.pids()]).toEqual(['thanks', [pid]]);
  expect(await worker()).toBe(pid);
});

describe('only its own process goes down with a task that', () => {
  test.each(['work', 'fill', 'remember', 'crash', 'throw'])('would %s', async (task) => {
    const before = await worker();
    await expect(run(task)).rejects.toThrow(TaskFailed);
    expect(await worker()).not.toBe(before);
  });
});

test('one that gets no time from the machine is not to blame for it', async () => {
  const before = (await worker()) as number;
  kill(before, 'SIGSTOP');
  await expect(run('answer', { cpuMs: 300, silenceMs: 300 })).rejects.toThrow(MachineBusy);
  const after = (await worker()) as number;
  expect(after).not.toBe(before);
  kill(after, 'SIGKILL');
  await expect.poll(pool.pids).not.toContain(after);
  expect(await worker()).not.toBe(after);
});

test('who finds no turn is told so at once, or when it has waited long enough', async () => {
  const busy = expect(run('wait', { cpuMs: 300, silenceMs: 600 })).rejects.toThrow(MachineBusy);
  const second = expect(run('answer')).rejects.toThrow('no turn came');
  await expect(run('answer')).rejects.toThrow('too many wait');
  expect(await pool.isReady()).toBe(true);
  await second;
  await busy;
});

test('it knows nothing of the portal, and reads and writes no file but our source', async () => {
  const [names] = await run('environment');
  expect(names).not.toContain('PATH');
  expect(JSON.stringify(names)).not.toMatch(/URL|KEY|SECRET|TOKEN|PASS|DATA/);
  await expect(run('read')).rejects.toThrow(TaskFailed);
  await expect(run('write')).rejects.toThrow(TaskFailed);
});

describe('a pool is ready', () => {
  test('while a child has time', async () => {
    await worker();
    expect(await pool.isReady()).toBe(true);
  });

  test('not when none can be started, and is tried again when it is needed', async () => {
    const none = createChildPool({ ...kind, module: new URL('./none.ts', import.meta.url) });
    expect(await none.isReady()).toBe(false);
    await expect(run('answer', limits, none)).rejects.toThrow(MachineBusy);
  });
});

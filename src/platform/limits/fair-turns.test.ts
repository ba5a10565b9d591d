import { expect, test } from 'vitest';
import { fairTurns } from './fair-turns.ts';

/** Tasks that end when told to, with the order in which they were started. */
function heldWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    of: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.push(() => resolve(name));
      }),
    async endNext() {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

const limits = { atOnce: 2, waitingOfOne: 3, waiting: 4 };

test('whoever asks for much waits behind themselves, and others for one of theirs', async () => {
  const turns = fairTurns(limits);
  const work = heldWork();
  const flood = ['a', 'b', 'c', 'd', 'e'].map((name) => turns.run('many', work.of(name)));
  const one = turns.run('one', work.of('one'));
  expect(work.begun).toEqual(['a', 'b']);
  await work.endNext();
  await work.endNext();
  expect(work.begun).toEqual(['a', 'b', 'c', 'one']);
  for (let left = 4; left > 0; left -= 1) await work.endNext();
  expect(await Promise.all([...flood, one])).toEqual(['a', 'b', 'c', 'd', 'e', 'one']);
});

test('more than may wait is refused at once: what is too much of one caller, and of all together', async () => {
  const turns = fairTurns(limits);
  const work = heldWork();
  const taken = ['a', 'b', 'c', 'd', 'e'].map((name) => turns.run('many', work.of(name)));
  await expect(turns.run('many', work.of('f'))).rejects.toMatchObject({ status: 429 });
  taken.push(turns.run('one', work.of('g')));
  await expect(turns.run('another', work.of('h'))).rejects.toMatchObject({ status: 503 });
  for (let left = 6; left > 0; left -= 1) await work.endNext();
  expect(await Promise.all(taken)).toHaveLength(6);
  expect(work.begun).toHaveLength(6);
});

test('what fails gives its place back', async () => {
  const turns = fairTurns({ ...limits, atOnce: 1 });
  const failing = async () => {
    throw new Error('broken');
  };
  const both = [turns.run('one', failing), turns.run('one', failing)];
  for (const each of both) await expect(each).rejects.toThrow('broken');
  expect(await turns.run('one', async () => 'done')).toBe('done');
});

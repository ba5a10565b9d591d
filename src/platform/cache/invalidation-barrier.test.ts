import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInvalidationBarrier } from './invalidation-barrier.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A barrier among so many listeners, and the marks it has sent. */
function among(listeners: number) {
  const marks: string[] = [];
  const barrier = createInvalidationBarrier(async (mark) => {
    marks.push(mark);
    return listeners;
  });
  const start = () => {
    const state = { isOver: false };
    void barrier.settle().then(() => {
      state.isOver = true;
    });
    return state;
  };
  return { ...barrier, marks, start };
}

const aMoment = () => vi.advanceTimersByTimeAsync(0);

test('alone, it is over when the own mark came back', async () => {
  const { marks, start, hearOwn } = among(1);
  const settle = start();
  await aMoment();
  expect(settle.isOver).toBe(false);
  expect(hearOwn('of somebody else')).toBe(false);
  expect(hearOwn(marks[0] ?? '')).toBe(true);
  await aMoment();
  expect(settle.isOver).toBe(true);
});

test('among three, it is over when both others have answered too', async () => {
  const { marks, start, hearOwn, hearAnswer } = among(3);
  const settle = start();
  const [mark = ''] = marks;
  hearAnswer(mark);
  hearOwn(mark);
  await aMoment();
  expect(settle.isOver).toBe(false);
  hearAnswer('an old mark');
  await aMoment();
  expect(settle.isOver).toBe(false);
  hearAnswer(mark);
  await aMoment();
  expect(settle.isOver).toBe(true);
});

test('one that never answers costs two seconds once a minute', async () => {
  const { marks, start, hearOwn, hearAnswer } = among(3);
  const answerFromOne = () => {
    const mark = marks.at(-1) ?? '';
    hearOwn(mark);
    hearAnswer(mark);
  };
  const first = start();
  await aMoment();
  answerFromOne();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(first.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(first.isOver).toBe(true);
  const second = start();
  await aMoment();
  answerFromOne();
  await aMoment();
  expect(second.isOver).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  const third = start();
  await aMoment();
  answerFromOne();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(third.isOver).toBe(false);
});

test('one that answers late is waited for again', async () => {
  const { marks, start, hearOwn, hearAnswer } = among(2);
  start();
  await aMoment();
  hearOwn(marks[0] ?? '');
  await vi.advanceTimersByTimeAsync(2_100);
  hearAnswer(marks[0] ?? '');
  const second = start();
  await aMoment();
  hearOwn(marks[1] ?? '');
  await aMoment();
  expect(second.isOver).toBe(false);
  hearAnswer(marks[1] ?? '');
  await aMoment();
  expect(second.isOver).toBe(true);
});

test('who comes while a mark is under way shares the next one', async () => {
  const { marks, start, hearOwn } = among(1);
  const first = start();
  const [second, third] = [start(), start()];
  await aMoment();
  expect(marks).toHaveLength(1);
  hearOwn(marks[0] ?? '');
  await aMoment();
  expect([first.isOver, second.isOver, third.isOver]).toEqual([true, false, false]);
  expect(marks).toHaveLength(2);
  hearOwn(marks[1] ?? '');
  await aMoment();
  expect([second.isOver, third.isOver]).toEqual([true, true]);
  start();
  await aMoment();
  expect(marks).toHaveLength(3);
});

test('whoever waits for a connection that is lost waits no longer', async () => {
  const { start, abandon } = among(2);
  const settle = start();
  await aMoment();
  abandon();
  await aMoment();
  expect(settle.isOver).toBe(true);
});

test('a database that cannot be asked holds nobody up', async () => {
  const { settle } = createInvalidationBarrier(async () => {
    throw new Error('away');
  });
  await settle();
});

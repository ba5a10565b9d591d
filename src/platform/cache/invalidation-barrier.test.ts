import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInvalidationBarrier } from './invalidation-barrier.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A barrier with these other instances, which may change, and the marks it has sent. */
function beside(...others: number[]) {
  const marks: string[] = [];
  const barrier = createInvalidationBarrier(async (mark) => {
    marks.push(mark);
    return [...others];
  });
  const start = () => {
    const state = { isOver: false };
    void barrier.settle().then(() => {
      state.isOver = true;
    });
    return state;
  };
  return { ...barrier, others, marks, start };
}

const aMoment = () => vi.advanceTimersByTimeAsync(0);

test('alone, it is over when the own mark came back', async () => {
  const { marks, start, hearOwn } = beside();
  const settle = start();
  await aMoment();
  expect(settle.isOver).toBe(false);
  expect(hearOwn('of somebody else')).toBe(false);
  expect(hearOwn(marks[0] ?? '')).toBe(true);
  await aMoment();
  expect(settle.isOver).toBe(true);
});

test('among three, it is over when both others have answered too', async () => {
  const { marks, start, hearOwn, hearAnswer } = beside(1, 2);
  const settle = start();
  const [mark = ''] = marks;
  hearAnswer(mark, 1);
  hearOwn(mark);
  await aMoment();
  expect(settle.isOver).toBe(false);
  hearAnswer('an old mark', 2);
  hearAnswer(mark, 1);
  await aMoment();
  expect(settle.isOver).toBe(false);
  hearAnswer(mark, 2);
  await aMoment();
  expect(settle.isOver).toBe(true);
});

test('one that never answers costs two seconds once a minute', async () => {
  const { marks, start, hearOwn, hearAnswer } = beside(1, 2);
  const answerFromOne = () => {
    const mark = marks.at(-1) ?? '';
    hearOwn(mark);
    hearAnswer(mark, 1);
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

test('one that was silent and is gone is not taken for another, nor for one that came instead', async () => {
  const { others, marks, start, hearOwn, hearAnswer } = beside(1, 2);
  start();
  await aMoment();
  hearOwn(marks[0] ?? '');
  hearAnswer(marks[0] ?? '', 1);
  await vi.advanceTimersByTimeAsync(2_100);
  others.pop();
  const second = start();
  await aMoment();
  hearOwn(marks[1] ?? '');
  await aMoment();
  expect(second.isOver).toBe(false);
  hearAnswer(marks[1] ?? '', 1);
  await aMoment();
  expect(second.isOver).toBe(true);
  others.push(3);
  const third = start();
  await aMoment();
  hearOwn(marks[2] ?? '');
  hearAnswer(marks[2] ?? '', 1);
  await aMoment();
  expect(third.isOver).toBe(false);
  hearAnswer(marks[2] ?? '', 3);
  await aMoment();
  expect(third.isOver).toBe(true);
});

test('one that answers late is waited for again', async () => {
  const { marks, start, hearOwn, hearAnswer } = beside(1);
  start();
  await aMoment();
  hearOwn(marks[0] ?? '');
  await vi.advanceTimersByTimeAsync(2_100);
  hearAnswer(marks[0] ?? '', 1);
  const second = start();
  await aMoment();
  hearOwn(marks[1] ?? '');
  await aMoment();
  expect(second.isOver).toBe(false);
  hearAnswer(marks[1] ?? '', 1);
  await aMoment();
  expect(second.isOver).toBe(true);
});

test('who comes while a mark is under way shares the next one', async () => {
  const { marks, start, hearOwn } = beside();
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
  const { start, abandon } = beside(1);
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

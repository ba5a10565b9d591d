import { expect, test } from 'vitest';
import { threadMs } from '#testing/thread-time.ts';
import { agendaOf, speakersOf } from './event-programme.ts';

test('nothing written is an empty agenda', () => {
  expect([agendaOf(null), agendaOf(' \n'), speakersOf(null)]).toEqual([[], [], []]);
});

test.each([
  ['09:00 Opening', '09:00', 'Opening'],
  ['9:00-10:30 Keynote', '9:00–10:30', 'Keynote'],
  ['9:00 – 10:30 Keynote', '9:00–10:30', 'Keynote'],
  ['- ٠٩:٠٠ الافتتاح في القاعة ٣', '09:00', 'الافتتاح في القاعة ٣'],
  ['Day 1', null, 'Day 1'],
  ['9:00', null, '9:00'],
  ['Room 12:30', null, 'Room 12:30'],
])('%j is at %j: %j', (line, time, title) => {
  expect(agendaOf(line)).toEqual([{ time, title }]);
});

test('a speaker is a name, and behind the first comma who they are', () => {
  expect(speakersOf('Dr Hessa, chair, Kuwait\nد. بدر، استشاري\nOmar\nHuda,')).toEqual([
    { name: 'Dr Hessa', role: 'chair, Kuwait' },
    { name: 'د. بدر', role: 'استشاري' },
    { name: 'Omar', role: null },
    { name: 'Huda', role: null },
  ]);
});

test('a hostile line is read as fast as any other', () => {
  const started = threadMs();
  agendaOf(`9:00${' '.repeat(20_000)}`);
  agendaOf(`9:00 -${' '.repeat(20_000)}x`);
  expect(threadMs() - started).toBeLessThan(100);
});

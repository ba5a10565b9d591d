import { choiceFor } from '#demo/seeded-choice.ts';
import type { DemoFill } from './demo-fill.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const WORKING_MINUTES = 9 * 60;
/** Eight in the morning in Kuwait, in UTC. */
const OPENING_HOUR = 5;

/** How long ago the first and the last of a list were added. */
export type Days = { readonly first: number; readonly last: number };

/**
 * When each of a list was added: one after the other over the days, within working hours. The list is in the
 * order in which it is stored, so that what has the higher number is the newer one.
 */
export function addedAt(
  { today }: Pick<DemoFill, 'today'>,
  name: string,
  count: number,
  days: Days,
) {
  const choice = choiceFor(`added ${name}`);
  const moments = Array.from({ length: count }, (_, position) => {
    const share = count > 1 ? position / (count - 1) : 1;
    const day = new Date(
      today.getTime() - (days.first - share * (days.first - days.last)) * DAY_MS,
    );
    const opening = day.setUTCHours(OPENING_HOUR, 0, 0, 0);
    return opening + choice.between(0, WORKING_MINUTES) * MINUTE_MS;
  }).sort((one, other) => one - other);
  return (position: number) => new Date(moments[position] ?? today);
}

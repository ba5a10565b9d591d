import { choiceFor } from '#demo/seeded-choice.ts';
import { addedAt, type Days } from './added-at.ts';
import type { DemoFill } from './demo-fill.ts';

const HOUR_MS = 3_600_000;
/** Some were here this morning, others two weeks ago. */
const LONGEST_AWAY_HOURS = 14 * 24;

type Visits = { readonly createdAt: Date; readonly lastSeenAt: Date };

/** When people joined, one after the other, and when they were here last. */
export function visitsOf(
  fill: Pick<DemoFill, 'today'>,
  people: readonly { readonly email: string }[],
  days: Days,
): readonly Visits[] {
  const joinedAt = addedAt(fill, people[0]?.email ?? '', people.length, days);
  return people.map(({ email }, position) => {
    const hoursAway = choiceFor(`seen ${email}`).between(2, LONGEST_AWAY_HOURS);
    return {
      createdAt: joinedAt(position),
      lastSeenAt: new Date(fill.today.getTime() - hoursAway * HOUR_MS),
    };
  });
}

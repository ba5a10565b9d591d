import { HOUR_MS } from '#platform/dates/spans.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Schedule } from '#platform/scheduler/schedule.ts';
import { closeUnanswered } from './close-unanswered.ts';
import { countApplicationAnswers } from './count-application-answers.ts';
import { remindOfPromises } from './remind-of-promises.ts';

export const applicationsSchedules: readonly Schedule[] = [
  {
    name: 'applications.close-unanswered',
    everyMs: HOUR_MS,
    run: ({ pool, now, appUrl }) => closeUnanswered(pool, { today: todayAt(now), appUrl }),
  },
  {
    name: 'applications.remind-of-promises',
    everyMs: HOUR_MS,
    run: ({ pool, now, appUrl }) => remindOfPromises(pool, { today: todayAt(now), appUrl }),
  },
  {
    name: 'applications.count-answers',
    everyMs: HOUR_MS,
    run: async ({ pool, now }) => void (await countApplicationAnswers(pool, todayAt(now))),
  },
];

import { remindOfLeads } from '#features/enquiries/inbox/server/remind-of-leads.ts';
import { makeDueDeals } from '#features/enquiries/quotations/server/make-due-deals.ts';
import {
  AT_ONCE,
  deliverDue,
  dropOldDeliveries,
} from '#features/enquiries/webhooks/server/deliver-due.ts';
import { HOUR_MS, SECOND_MS } from '#platform/dates/spans.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Schedule } from '#platform/scheduler/schedule.ts';
import { countAnswers } from './answer-figures.ts';
import { tellUnanswered } from './tell-unanswered.ts';
import { dropUnconfirmed } from './unconfirmed.ts';

export const enquiriesSchedules: readonly Schedule[] = [
  {
    name: 'enquiries.drop-unconfirmed',
    everyMs: HOUR_MS,
    run: async ({ pool }) => void (await dropUnconfirmed(pool)),
  },
  {
    name: 'enquiries.count-answers',
    everyMs: HOUR_MS,
    run: async ({ pool }) => void (await countAnswers(pool)),
  },
  {
    name: 'enquiries.remind-of-leads',
    everyMs: HOUR_MS,
    run: ({ pool, now, appUrl }) => remindOfLeads(pool, { today: todayAt(now), appUrl }),
  },
  {
    name: 'enquiries.tell-unanswered',
    everyMs: HOUR_MS,
    run: ({ pool, appUrl }) => tellUnanswered(pool, appUrl),
  },
  { name: 'quotations.make-deals', everyMs: SECOND_MS, run: makeDueDeals },
  {
    name: 'webhooks.deliver',
    everyMs: SECOND_MS,
    atOnce: AT_ONCE,
    run: ({ pool }) => deliverDue(pool),
  },
  {
    name: 'webhooks.drop-old',
    everyMs: HOUR_MS,
    run: async ({ pool }) => void (await dropOldDeliveries(pool)),
  },
];

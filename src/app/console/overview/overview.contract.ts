import * as z from 'zod/mini';
import { type CallAnswer, declareCall } from '#platform/calls/call.ts';

export const OVERVIEW_DAYS = 30;

/** Kinds of records that wait for an operator's decision; the overview links each to its screen. */
export const waitingKinds = [
  'applications',
  'messages',
  'reported_enquiries',
  'failed_mails',
  'pending_orders',
] as const;
/** Figures that are counted per day. */
export const countedKinds = [
  'visitors',
  'sign_ups',
  'applications',
  'registrations',
  'views',
  'paid_orders',
  'mails_sent',
  'mails_failed',
] as const;

const waiting = z.object({ count: z.int(), oldest_at: z.nullable(z.string()) });
const counts = z.array(z.int());

export const getOverview = declareCall({
  method: 'GET',
  path: 'admin/overview.php',
  summary: 'What waits for a decision, and what the last thirty days brought',
  access: 'admin',
  input: {},
  output: {
    /** True for a demo, where the figures and everything they count are made up. */
    is_demo: z.boolean(),
    waiting: z.object({
      applications: waiting,
      messages: waiting,
      reported_enquiries: waiting,
      failed_mails: waiting,
      pending_orders: waiting,
    }),
    /** Mails that are due but not sent. More than a few, or old ones, mean that sending has stopped. */
    mail_queue: waiting,
    /** Days in the portal's home time zone, the oldest first. */
    days: z.array(z.string()),
    daily: z.object({
      visitors: counts,
      sign_ups: counts,
      applications: counts,
      registrations: counts,
      /** Views of company pages. */
      views: counts,
      paid_orders: counts,
      mails_sent: counts,
      mails_failed: counts,
    }),
    revenue: z.array(z.object({ currency: z.string(), total_minor: z.int(), daily_minor: counts })),
  },
});

export type Overview = CallAnswer<typeof getOverview>;

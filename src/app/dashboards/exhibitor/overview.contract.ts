import * as z from 'zod/mini';
import { type CallAnswer, declareCall } from '#platform/calls/call.ts';
import { recordId } from '#platform/calls/fields.ts';

/** The periods, in days, for which figures can be asked. */
export const overviewRanges = ['7', '30', '90'] as const;
export type OverviewRange = (typeof overviewRanges)[number];
export const USUAL_RANGE: OverviewRange = '30';

const counts = { views: z.int(), applications: z.int(), registrations: z.int() };

export const getOverview = declareCall({
  method: 'GET',
  path: 'exhibitor/overview.php',
  summary: 'Views of the company’s page, applications and registrations, by day',
  access: 'exhibitor',
  claims: ['user_id'],
  input: {
    days: z.optional(z.enum(overviewRanges)),
    /** Counts only the applications for this job of the caller's. */
    job_id: z.optional(recordId),
    /** Counts only the registrations for this event of the caller's. */
    event_id: z.optional(recordId),
  },
  output: {
    days: z.array(z.object({ day: z.string(), ...counts })),
    totals: z.object(counts),
    /** Totals of the period of the same length before. */
    totals_before: z.object(counts),
  },
});

const titled = z.object({ id: z.int(), title: z.string() });

/** Kinds of collection whose items expire, and how many days before expiry their owner is told. */
export const expiringKinds = ['jobs', 'events'] as const;
export const EXPIRES_WITHIN_DAYS = 14;
/** A registration counts as new for this many days. */
export const NEW_FOR_DAYS = 7;

export const getDesk = declareCall({
  method: 'GET',
  path: 'exhibitor/desk.php',
  summary: 'What waits for the company: new applicants and registrations, what ends soon',
  access: 'exhibitor',
  claims: ['user_id'],
  input: {},
  output: {
    /** Enquiries with a message that nobody has read. */
    unread_enquiries: z.int(),
    /** Applications that nobody has looked at yet. */
    new_applicants: z.int(),
    applicants: z.array(
      z.object({
        application_id: z.int(),
        name: z.string(),
        job_id: z.int(),
        job_title: z.string(),
        created_at: z.string(),
      }),
    ),
    /** Registrations of the last seven days for upcoming events. */
    new_registrations: z.int(),
    events: z.array(
      z.object({
        event_id: z.int(),
        title: z.string(),
        starts_on: z.string(),
        registrations: z.int(),
        new_registrations: z.int(),
      }),
    ),
    expiring: z.array(
      z.object({ kind: z.enum(expiringKinds), id: z.int(), title: z.string(), on: z.string() }),
    ),
    /** How many items the company has in each list. */
    items: z.array(z.object({ list: z.string(), count: z.int() })),
    /** Jobs and events whose figures can be asked for separately, the newest first. */
    jobs: z.array(titled),
    titled_events: z.array(titled),
  },
});

export type Desk = CallAnswer<typeof getDesk>;

import * as z from 'zod/mini';
import { declareCall, declareDownload } from '#platform/calls/call.ts';
import { dayCursor } from '#platform/calls/cursor-fields.ts';
import { recordId, searchText, wholeNumber } from '#platform/calls/fields.ts';

export const EVENTS_PER_PAGE = 12;
export const REGISTRATIONS_PER_PAGE = 50;

export const eventTabs = ['registered', 'saved', 'past'] as const;
export type EventTab = (typeof eventTabs)[number];

const fact = z.nullable(z.string());

/** Everybody who is signed in can register for events, as a user or as an exhibitor. */
const forOwn = { access: 'account', claims: ['user_id'] } as const;
const forOrganizers = { access: 'approved-exhibitor', claims: ['exhibitor_id'] } as const;

/** The caller's relation to an event. */
const standing = {
  registered: z.boolean(),
  /** Whether the organizer sees the caller's phone number, besides name and e-mail. */
  shares_phone: z.boolean(),
  saved: z.boolean(),
  can_cancel: z.boolean(),
  /** ISO 8601 timestamp. */
  cancel_until: z.string(),
};

export const getEventStanding = declareCall({
  ...forOwn,
  method: 'GET',
  path: 'events/my-status.php',
  summary: 'Whether the caller has registered for an event or saved it',
  input: { event_id: recordId },
  output: standing,
});

export const registerForEvent = declareCall({
  ...forOwn,
  method: 'POST',
  path: 'events/register.php',
  summary:
    'Registers the caller for an event that takes registrations here; again, it changes whether the organizer sees the phone',
  input: {
    event_id: recordId,
    /** 1 also shows the organizer the phone number; name and e-mail are always shown. */
    share_phone: z._default(wholeNumber({ min: 0, max: 1 }), 0),
  },
  output: { message: z.string(), ...standing },
});

export const cancelRegistration = declareCall({
  ...forOwn,
  method: 'POST',
  path: 'events/cancel-registration.php',
  summary: 'Cancels a registration, up to 48 hours before the event',
  input: { event_id: recordId },
  output: { message: z.string(), ...standing },
});

export const saveEvent = declareCall({
  ...forOwn,
  method: 'POST',
  path: 'events/save.php',
  summary: 'Saves an event for later, or no longer',
  input: { event_id: recordId, saved: wholeNumber({ min: 0, max: 1 }) },
  output: { message: z.string(), ...standing },
});

export const listMyEvents = declareCall({
  ...forOwn,
  method: 'GET',
  path: 'user/events.php',
  summary: 'The own events: registered for, saved, or past',
  input: {
    tab: z._default(z.enum(eventTabs), 'registered'),
    limit: z._default(wholeNumber({ min: 1, max: 100 }), EVENTS_PER_PAGE),
    /** The last event shown */
    cursor: z.optional(dayCursor),
  },
  output: {
    events: z.array(
      z.object({
        id: z.int(),
        slug: z.string(),
        event_title: z.string(),
        /** d/m/yyyy */
        event_start_date: z.string(),
        event_expiry_date: z.string(),
        /** HH:MM; `starts_at` is the first of them as an ISO 8601 timestamp. */
        event_start_time: fact,
        event_end_time: fact,
        starts_at: fact,
        location: fact,
        organizer: z.string(),
        image: fact,
        event_link: fact,
        is_over: z.boolean(),
        /** False once the organizer has taken the event off. */
        is_shown: z.boolean(),
        ...standing,
      }),
    ),
    counts: z.object({ registered: z.int(), saved: z.int(), past: z.int() }),
    next_cursor: fact,
  },
});

export const listRegistrations = declareCall({
  ...forOrganizers,
  method: 'GET',
  path: 'exhibitor/events/registrations.php',
  summary: 'Who registered for one of the own events, newest first',
  input: {
    event_id: recordId,
    limit: z._default(wholeNumber({ min: 1, max: 200 }), REGISTRATIONS_PER_PAGE),
    search: z.optional(searchText),
    /** The last registration shown */
    cursor: z.optional(recordId),
  },
  output: {
    event: z.object({ id: z.int(), event_ref: z.string(), event_title: z.string() }),
    registrations: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        email: z.string(),
        /** With the country's dialling code; empty unless the registered person shares it. */
        phone: z.string(),
        created_at: z.string(),
      }),
    ),
    total: z.int(),
    next_cursor: fact,
  },
});

export const exportRegistrations = declareDownload({
  ...forOrganizers,
  path: 'exhibitor/events/registrations-export.php',
  summary: 'Everybody who registered for one of the own events, as CSV',
  input: { event_id: recordId },
});

/** Local storage key of events that were saved before signing in; the cookie policy names it. */
export const KEPT_EVENTS = 'saved_events';

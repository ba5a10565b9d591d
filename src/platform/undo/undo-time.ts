/** How long a notice offers to undo an action. */
export const UNDO_S = 10;

/** Extra time, because a click in the last moment arrives after the notice is gone. */
const TRAVEL_S = 2;

/** How long an action can be undone, and for how long mails about it are held. */
export const UNDO_KEPT_S = UNDO_S + TRAVEL_S;

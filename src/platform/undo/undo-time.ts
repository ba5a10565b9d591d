/** So long a notice offers to take something back. */
export const UNDO_S = 10;

/** A press in the last moment is still on its way when the notice has gone. */
const TRAVEL_S = 2;

/** So long it can be taken back, and mails about it wait. */
export const UNDO_KEPT_S = UNDO_S + TRAVEL_S;

/**
 * The name under which a document lists the scripts to be fetched after the first paint: the main one
 * first, then what it will ask for.
 */
export const LATER_SCRIPTS = 'later-scripts';

/** Set on a page that is whole as it was sent: its scripts run when somebody is about to use it. */
export const RUN_WHEN_USED = 'data-run-when-used';

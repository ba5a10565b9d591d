/**
 * The name of the meta element that lists the scripts to load after the first paint: the main one first, then those it
 * will
 * request.
 */
export const LATER_SCRIPTS = 'later-scripts';

/** Set on a page that is complete as sent; its scripts run when somebody is about to use it. */
export const RUN_WHEN_USED = 'data-run-when-used';

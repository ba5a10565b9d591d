/**
 * The name under which a document lists the scripts to be fetched after the first paint: the main one
 * first, then what it will ask for.
 */
export const LATER_SCRIPTS = 'later-scripts';

import { table } from '#platform/database/sql.ts';

const unwatched = 'what may be told of it depends on what is under way';

/** The last change of each record that is or was public. Triggers write it. */
export const recordChanges = table('record_changes', { unwatched });

/** The id of the current history; a mark from another history is refused. */
export const changeHistory = table('change_history', { unwatched });

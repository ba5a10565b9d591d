import { table } from '#platform/database/sql.ts';

const unwatched = 'what may be told of it depends on what is under way';

/** The last change of each record that visitors see or saw; written by triggers. */
export const recordChanges = table('record_changes', { unwatched });

/** Which history the marks are of. */
export const changeHistory = table('change_history', { unwatched });

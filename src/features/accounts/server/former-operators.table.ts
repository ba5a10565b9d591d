import { table } from '#platform/database/sql.ts';

/** Written by the database itself whenever a role ends. */
export const formerOperators = table('former_operators', { unwatched: 'checked, never shown' });

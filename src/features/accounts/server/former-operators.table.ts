import { table } from '#platform/database/sql.ts';

/** A database trigger adds a row whenever somebody loses the role. */
export const formerOperators = table('former_operators', { unwatched: 'checked, never shown' });

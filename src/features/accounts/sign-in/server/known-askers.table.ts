import { table } from '#platform/database/sql.ts';

export const knownAskers = table('known_askers', { unwatched: 'checked, never shown' });

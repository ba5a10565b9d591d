import { table } from '#platform/database/sql.ts';

export const knownRequesters = table('known_askers', { unwatched: 'checked, never shown' });

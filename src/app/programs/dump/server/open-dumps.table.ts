import { table } from '#platform/database/sql.ts';

export const openDumps = table('open_dumps');

export const openDumpClaims = table('open_dump_claims', { unwatched: 'only the maker reads it' });

import { table } from '#platform/database/sql.ts';

export const citySpellings = table('city_spellings', { unwatched: 'only triggers read it' });

import { table } from '#platform/database/sql.ts';

export const visitorSalts = table('visitor_salts', { unwatched: 'a secret that nobody is shown' });

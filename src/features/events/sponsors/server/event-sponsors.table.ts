import { table } from '#platform/database/sql.ts';

export const eventSponsors = table('event_sponsors');

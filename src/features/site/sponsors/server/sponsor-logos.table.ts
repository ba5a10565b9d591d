import { table } from '#platform/database/sql.ts';

export const sponsorLogos = table('sponsor_logos');

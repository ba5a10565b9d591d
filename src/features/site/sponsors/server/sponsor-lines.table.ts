import { table } from '#platform/database/sql.ts';

export const sponsorLines = table('sponsor_lines');

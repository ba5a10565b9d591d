import { table } from '#platform/database/sql.ts';

export const embedOrigins = table('embed_origins');

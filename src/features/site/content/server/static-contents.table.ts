import { table } from '#platform/database/sql.ts';

export const staticContents = table('static_contents');

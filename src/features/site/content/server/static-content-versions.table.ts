import { table } from '#platform/database/sql.ts';

export const staticContentVersions = table('static_content_versions', {
  unwatched: 'only the operator reads it',
});

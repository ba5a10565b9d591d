import { table } from '#platform/database/sql.ts';

export const companyViews = table('company_views', {
  unwatched: 'counted, shown to its company only',
});

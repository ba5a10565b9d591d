import { table } from '#platform/database/sql.ts';

export const companyViews = table('company_views', {
  unwatched: 'only the company and the operator read it',
});

import { table } from '#platform/database/sql.ts';

export const companyViews = table('company_views');

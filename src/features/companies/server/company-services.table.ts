import { table } from '#platform/database/sql.ts';

export const companyServices = table('company_services');

import { table } from '#platform/database/sql.ts';

export const enquiryReports = table('enquiry_reports', { unwatched: 'only the operator reads it' });

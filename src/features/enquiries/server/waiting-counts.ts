import { sql } from '#platform/database/sql.ts';
import { waitingCount } from '#platform/overview/overview-counts.ts';
import { enquiryReports } from './enquiry-reports.table.ts';

/** Reported enquiries without a decision. */
export const countOpenReports = waitingCount({
  name: 'enquiries.open-reports',
  table: enquiryReports,
  moment: 'created_at',
  where: sql`decided_at is null`,
});

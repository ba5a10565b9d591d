import { table } from '#platform/database/sql.ts';

export const unconfirmedEnquiries = table('unconfirmed_enquiries', {
  unwatched: 'checked, never shown',
});

import { table } from '#platform/database/sql.ts';

export const enquiryMessages = table('enquiry_messages', {
  unwatched: 'shown to its two sides only',
});

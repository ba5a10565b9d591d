import { table } from '#platform/database/sql.ts';

export const enquiryLinks = table('enquiry_links', { unwatched: 'checked, never shown' });

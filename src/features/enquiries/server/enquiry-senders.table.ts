import { table } from '#platform/database/sql.ts';

export const enquirySenders = table('enquiry_senders', { unwatched: 'shown to its company only' });

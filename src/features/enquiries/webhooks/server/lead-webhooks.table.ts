import { table } from '#platform/database/sql.ts';

export const leadWebhooks = table('lead_webhooks', { unwatched: 'only the company reads it' });

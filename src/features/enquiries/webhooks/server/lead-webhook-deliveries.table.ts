import { table } from '#platform/database/sql.ts';

export const leadWebhookDeliveries = table('lead_webhook_deliveries', {
  unwatched: 'only the company reads it',
});

import { table } from '#platform/database/sql.ts';

export const emailChanges = table('account_email_changes', {
  unwatched: 'checked, never shown from a cache',
});

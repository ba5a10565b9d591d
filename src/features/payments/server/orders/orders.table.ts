import { table } from '#platform/database/sql.ts';

export const orders = table('orders', {
  unwatched: 'shown to whoever has its id, never from a cache',
});

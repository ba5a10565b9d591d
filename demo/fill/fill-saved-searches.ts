import { insertRows } from '#platform/database/insert-rows.ts';
import type { DemoFill } from './demo-fill.ts';

const DAY_MS = 86_400_000;

const demoSearches = [
  {
    list: '/jobs',
    country: 'KW',
    query: 'profession=nurse&employment=full-time',
    name: 'Nursing, full time',
    every: 'day',
  },
  {
    list: '/events',
    country: 'KW',
    query: 'fee=free',
    name: 'Free events near me',
    every: 'week',
  },
] as const;

/** What the demo's job seeker wants to hear of. */
export async function fillSavedSearches({ connection, today, accountIds }: DemoFill) {
  const accountId = accountIds.get('seeker@mai.example');
  if (accountId === undefined) return;
  const dueAt = new Date(today.getTime() + DAY_MS);
  await insertRows(
    connection,
    'saved_searches',
    demoSearches.map((search) => ({ ...search, accountId, dueAt })),
  );
}

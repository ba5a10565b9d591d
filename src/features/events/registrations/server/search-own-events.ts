import { eventAnswer } from '#features/events/server/event-answers.ts';
import type { Connection } from '#platform/database/connection.ts';
import { findSearchWords } from '#platform/database/word-search.ts';
import { showDateRange } from '#platform/dates/show-date.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { searchOwnRows } from './registrations.queries.ts';

const MOST = 5;

/** The account's events that match, for the dashboard's search. */
export async function searchOwnEvents(
  connection: Connection,
  asked: { readonly accountId: number; readonly words: string; readonly language: Language },
) {
  const words = findSearchWords(asked.words);
  if (!words) return [];
  const range = { account: asked.accountId, atMost: MOST, words };
  const rows = await searchOwnRows.all(connection, range);
  return rows.map((row) => ({
    title: eventAnswer(row, asked.language).event_title,
    detail: showDateRange(row.start_date, row.expiry_date, asked.language),
    path: `/event/${row.slug}`,
  }));
}

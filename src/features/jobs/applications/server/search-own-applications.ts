import type { Connection } from '#platform/database/connection.ts';
import { findSearchWords } from '#platform/database/word-search.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { applicationAnswer, searchOwn } from './applications.queries.ts';

const MOST = 5;

/** The account's applications that match, for the dashboard's search. */
export async function searchOwnApplications(
  connection: Connection,
  asked: { readonly accountId: number; readonly words: string; readonly language: Language },
) {
  const words = findSearchWords(asked.words);
  if (!words) return [];
  const rows = await searchOwn.all(connection, {
    account: asked.accountId,
    before: Number.MAX_SAFE_INTEGER,
    atMost: MOST,
    words,
  });
  return rows.map((row) => {
    const { job_title: title, company_name: detail } = applicationAnswer(row, asked.language);
    return { title, detail, path: `/user/dashboard/my-jobs?application=${row.id}` };
  });
}

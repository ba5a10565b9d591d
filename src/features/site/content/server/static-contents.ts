import type pg from 'pg';
import { prepared } from '#platform/database/prepared.ts';
import { type Language, languages } from '#platform/i18n/languages.ts';
import type { LegalText } from './legal/legal-text.ts';
import { shippedTexts } from './legal/shipped-texts.ts';
import { sanitize } from './sanitize.ts';

type Queryable = Pick<pg.Pool, 'query'>;
export type StoredRow = { title: string; title_ar: string; html: string; html_ar: string };

const selectContent = prepared<StoredRow>(
  'static-content',
  'select title, title_ar, html, html_ar from static_contents where id = $1::bigint',
);

/** The text the operator wrote, or the one the product ships with. */
export async function findContent(connection: Queryable, id: number, language: Language) {
  const [row] = await selectContent(connection, [id]);
  if (!row) return shippedTexts[id]?.[language];
  return language === 'ar'
    ? { title: row.title_ar, html: row.html_ar }
    : { title: row.title, html: row.html };
}

/** Keeps what the operator wrote, made harmless in every language, as the newest version. */
export async function saveContent(
  connection: Queryable,
  id: number,
  content: LegalText,
  savedBy: string,
): Promise<StoredRow> {
  const [en, ar] = languages.map((language) => ({
    title: content[language].title,
    html: sanitize(content[language].html),
  }));
  const values = [id, en?.title, ar?.title, en?.html, ar?.html];
  await connection.query(
    `insert into static_contents (id, title, title_ar, html, html_ar) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set title = excluded.title, title_ar = excluded.title_ar,
       html = excluded.html, html_ar = excluded.html_ar, updated_at = now()`,
    values,
  );
  const { rows } = await connection.query<StoredRow>(
    `insert into static_content_versions (content_id, title, title_ar, html, html_ar, saved_by)
     values ($1, $2, $3, $4, $5, $6) returning title, title_ar, html, html_ar`,
    [...values, savedBy],
  );
  return requireRow(rows[0]);
}

function requireRow<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('Nothing was stored');
  return row;
}

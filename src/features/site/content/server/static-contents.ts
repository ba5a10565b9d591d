import { bigint, int, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { LegalText } from './legal/legal-text.ts';
import { shippedTexts } from './legal/shipped-texts.ts';
import { sanitize } from './sanitize.ts';
import { staticContentVersions } from './static-content-versions.table.ts';
import { staticContents } from './static-contents.table.ts';

export const storedText = { title: text, title_ar: text, html: text, html_ar: text };
export type StoredRow = RowOf<typeof storedText>;

const selectContent = query({
  name: 'site.static-content',
  values: { id: bigint },
  row: storedText,
  sql: sql`select title, title_ar, html, html_ar from ${staticContents} where id = $id::bigint`,
});

/** The operator's text, if there is one. */
export function findStored(connection: Connection, id: number): Promise<StoredRow | undefined> {
  return selectContent.first(connection, { id });
}

/** The operator's text, or the one that ships with the product. */
export async function findContent(connection: Connection, id: number, language: Language) {
  const row = await findStored(connection, id);
  if (!row) return shippedTexts[id]?.[language];
  return language === 'ar'
    ? { title: row.title_ar, html: row.html_ar }
    : { title: row.title, html: row.html };
}

const storeContent = command({
  name: 'site.store-static-content',
  values: { id: int, ...storedText },
  sql: sql`
    insert into ${staticContents} (id, title, title_ar, html, html_ar)
    values ($id, $title, $title_ar, $html, $html_ar)
    on conflict (id) do update set title = excluded.title, title_ar = excluded.title_ar,
      html = excluded.html, html_ar = excluded.html_ar, updated_at = now()`,
});

const insertVersion = command({
  name: 'site.insert-static-content-version',
  values: { id: int, ...storedText, savedBy: text },
  sql: sql`
    insert into ${staticContentVersions} (content_id, title, title_ar, html, html_ar, saved_by)
    values ($id, $title, $title_ar, $html, $html_ar, $savedBy)`,
});

/** Sanitises the operator's text in both languages and stores it as the latest version. */
export async function saveContent(
  connection: Connection,
  id: number,
  { en, ar }: LegalText,
  savedBy: string,
): Promise<StoredRow> {
  const stored: StoredRow = {
    title: en.title,
    title_ar: ar.title,
    html: sanitize(en.html),
    html_ar: sanitize(ar.html),
  };
  await storeContent.run(connection, { id, ...stored });
  await insertVersion.run(connection, { id, ...stored, savedBy });
  return stored;
}

import { bigint, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { shippedTexts } from './legal/shipped-texts.ts';
import { staticContentVersions } from './static-content-versions.table.ts';
import { findStored, type StoredRow, storedText } from './static-contents.ts';

/** Version id of the text that ships with the product. */
const SHIPPED = 0;

const selectVersions = query({
  name: 'site.legal-versions',
  values: { contentId: bigint },
  row: { id: bigint, saved_by: text, saved_at: timestamp },
  plan: 'each call',
  sql: sql`
    select id, saved_by, saved_at from ${staticContentVersions}
    where content_id = $contentId::bigint order by id desc`,
});

export function listVersions(connection: Connection, contentId: number) {
  return selectVersions.all(connection, { contentId });
}

function findShipped(contentId: number): StoredRow | undefined {
  const shipped = shippedTexts[contentId];
  if (!shipped) return undefined;
  const { en, ar } = shipped;
  return { title: en.title, title_ar: ar.title, html: en.html, html_ar: ar.html };
}

const selectVersion = query({
  name: 'site.legal-version',
  values: { contentId: bigint, version: bigint },
  row: storedText,
  plan: 'each call',
  sql: sql`
    select title, title_ar, html, html_ar from ${staticContentVersions}
    where content_id = $contentId::bigint and id = $version`,
});

export async function findVersion(
  connection: Connection,
  contentId: number,
  version: number,
): Promise<StoredRow | undefined> {
  if (version === SHIPPED) return findShipped(contentId);
  return selectVersion.first(connection, { contentId, version });
}

/** The text that visitors see now. */
export async function findCurrent(
  connection: Connection,
  contentId: number,
): Promise<StoredRow | undefined> {
  return (await findStored(connection, contentId)) ?? findShipped(contentId);
}

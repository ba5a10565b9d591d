import type { Connection } from '#platform/database/connection.ts';
import { shippedTexts } from './legal/shipped-texts.ts';
import type { StoredRow } from './static-contents.ts';

/** The text that the product came with, as a version. */
const SHIPPED = 0;

type Saved = { id: number; saved_by: string; saved_at: Date };

export async function listVersions(connection: Connection, contentId: number): Promise<Saved[]> {
  const { rows } = await connection.query<Saved>(
    `select id, saved_by, saved_at from static_content_versions
     where content_id = $1 order by id desc`,
    [contentId],
  );
  return rows;
}

function findShipped(contentId: number): StoredRow | undefined {
  const shipped = shippedTexts[contentId];
  if (!shipped) return undefined;
  const { en, ar } = shipped;
  return { title: en.title, title_ar: ar.title, html: en.html, html_ar: ar.html };
}

export async function findVersion(
  connection: Connection,
  contentId: number,
  version: number,
): Promise<StoredRow | undefined> {
  if (version === SHIPPED) return findShipped(contentId);
  const { rows } = await connection.query<StoredRow>(
    `select title, title_ar, html, html_ar from static_content_versions
     where content_id = $1 and id = $2`,
    [contentId, version],
  );
  return rows[0];
}

/** What visitors see now. */
export async function findCurrent(
  connection: Connection,
  contentId: number,
): Promise<StoredRow | undefined> {
  const { rows } = await connection.query<StoredRow>(
    'select title, title_ar, html, html_ar from static_contents where id = $1::bigint',
    [contentId],
  );
  return rows[0] ?? findShipped(contentId);
}

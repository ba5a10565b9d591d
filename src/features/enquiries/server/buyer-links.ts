import { createHash, randomBytes } from 'node:crypto';
import { bigint, bytes } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { type Language, localizePath } from '#platform/i18n/languages.ts';
import { enquiryLinks } from './enquiry-links.table.ts';

const TOKEN_BYTES = 32;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const insertLink = command({
  name: 'enquiries.make-link',
  values: { hash: bytes, enquiry: bigint },
  sql: sql`insert into ${enquiryLinks} (token_hash, enquiry_id) values ($hash, $enquiry)`,
});

/** A new way to a conversation; those of earlier mails go on leading there. */
export async function makeBuyerToken(client: Connection, enquiry: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await insertLink.run(client, { hash: hashOf(token), enquiry });
  return token;
}

/**
 * The token stands behind the hash of the page's address, which no browser sends along: no log of a
 * server or proxy holds it, and no other site is told of it.
 */
export function buyerLink(token: string, language: Language, appUrl: string): string {
  return `${appUrl}${localizePath(language, '/enquiry')}#${token}`;
}

const selectLinked = query({
  name: 'enquiries.linked',
  values: { hash: bytes },
  row: { enquiry_id: bigint },
  sql: sql`select enquiry_id from ${enquiryLinks} where token_hash = $hash`,
});

export async function findLinkedEnquiry(connection: Connection, token: string) {
  return (await selectLinked.first(connection, { hash: hashOf(token) }))?.enquiry_id;
}

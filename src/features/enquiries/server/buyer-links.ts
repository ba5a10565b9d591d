import type pg from 'pg';
import { hashOfToken, newSecretToken } from '#platform/auth/secret-token.ts';
import { bigint, bool, bytes, nullable } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { type Language, localizePath } from '#platform/i18n/languages.ts';
import { enquiryLinks } from './enquiry-links.table.ts';

const insertLink = command({
  name: 'enquiries.make-link',
  values: { hash: bytes, enquiry: nullable(bigint), request: nullable(bigint), opened: bool },
  sql: sql`
    insert into ${enquiryLinks} (token_hash, enquiry_id, request_id, opened)
    values ($hash, $enquiry, $request, $opened)`,
});

type Led = { readonly enquiry: number } | { readonly request: number };

async function makeToken(client: Connection, to: Led, opened = false): Promise<string> {
  const token = newSecretToken();
  const led = { enquiry: undefined, request: undefined, ...to };
  await insertLink.run(client, { hash: hashOfToken(token), ...led, opened });
  return token;
}

/** Creates another token for a conversation; earlier ones stay valid. */
export const makeBuyerToken = (client: Connection, enquiry: number) =>
  makeToken(client, { enquiry });

/** The same for a request with all its conversations. */
export const makeRequestToken = (client: Connection, request: number) =>
  makeToken(client, { request });

/** The number of windows somebody may have open at once; opening another ends the oldest token. */
const OPENED_MOST = 10;

const dropOpened = command({
  name: 'enquiries.drop-opened-links',
  values: { request: bigint },
  sql: sql`
    delete from ${enquiryLinks} where request_id = $request and opened and token_hash not in (
      select token_hash from ${enquiryLinks} where request_id = $request and opened
      order by created_at desc, token_hash limit ${OPENED_MOST - 1})`,
});

/** Creates a token for a signed-in buyer who opens their own request. Tokens that were mailed are not affected. */
export async function openRequestToken(client: pg.ClientBase, request: number): Promise<string> {
  await takeTurns(client, 'opened-links', request);
  await dropOpened.run(client, { request });
  return makeToken(client, { request }, true);
}

/**
 * The token is in the URL's fragment, which browsers do not send, so no server or proxy logs it and no other site
 * learns it.
 */
export function buyerLink(token: string, language: Language, appUrl: string): string {
  return `${appUrl}${localizePath(language, '/enquiry')}#${token}`;
}

export function requestLink(token: string, language: Language, appUrl: string): string {
  return `${appUrl}${localizePath(language, '/quotations')}#${token}`;
}

/** The link with which a lead's buyer continues: to the request it is part of, or to its own conversation. */
export async function makeBuyerLink(
  client: Connection,
  lead: { readonly id: number; readonly requestId: number | null },
  { language, appUrl }: { readonly language: Language; readonly appUrl: string },
): Promise<string> {
  if (lead.requestId === null) {
    return buyerLink(await makeBuyerToken(client, lead.id), language, appUrl);
  }
  return requestLink(await makeRequestToken(client, lead.requestId), language, appUrl);
}

const selectLinked = query({
  name: 'enquiries.linked',
  values: { hash: bytes },
  row: { enquiry_id: nullable(bigint), request_id: nullable(bigint) },
  sql: sql`select enquiry_id, request_id from ${enquiryLinks} where token_hash = $hash`,
});

export async function findLinkedEnquiry(connection: Connection, token: string) {
  return (
    (await selectLinked.first(connection, { hash: hashOfToken(token) }))?.enquiry_id ?? undefined
  );
}

export async function findLinkedRequest(connection: Connection, token: string) {
  return (
    (await selectLinked.first(connection, { hash: hashOfToken(token) }))?.request_id ?? undefined
  );
}

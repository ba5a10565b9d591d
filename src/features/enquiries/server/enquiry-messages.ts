import { type EnquiryAuthor, enquiryAuthors } from '#features/enquiries/enquiry-states.ts';
import { hashOfInput, requireSameInput } from '#platform/calls/retry-keys.ts';
import { bigint, nullable, oneOf, text, timestamp, uuid } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import { documentKinds } from '#platform/files/document-kind.ts';
import { enquiryMessages } from './enquiry-messages.table.ts';
import type { KeptFile } from './kept-file.ts';

/**
 * The key of a message, made unique per conversation and author. Older instances that may still run store the key
 * unchanged, so that form is checked too.
 */
const ownKey = sql`md5(concat_ws(' ', $enquiry::bigint, $author::text, $key::uuid))::uuid`;

const insertMessage = command({
  name: 'enquiries.add-message',
  values: {
    enquiry: bigint,
    author: oneOf(enquiryAuthors),
    text,
    key: uuid,
    file: nullable(text),
    fileName: nullable(text),
    fileType: nullable(oneOf(documentKinds)),
  },
  sql: sql`
    insert into ${enquiryMessages} (enquiry_id, author, text, send_key, file, file_name, file_type)
    select $enquiry, $author, $text, ${ownKey}, $file, $fileName, $fileType
    where not exists (
      select from ${enquiryMessages} where enquiry_id = $enquiry and author = $author and send_key = $key)
    on conflict (send_key) do nothing`,
});

type NewMessage = {
  readonly enquiry: number;
  readonly author: EnquiryAuthor;
  readonly text: string;
  readonly key: string;
  readonly file?: KeptFile;
};

const selectByKey = query({
  name: 'enquiries.message-by-key',
  values: { enquiry: bigint, author: oneOf(enquiryAuthors), key: uuid },
  row: { text },
  sql: sql`
    select text from ${enquiryMessages}
    where enquiry_id = $enquiry and author = $author and send_key in (${ownKey}, $key)`,
});

const hashOfMessage = (message: string) => hashOfInput({ message });

/** Adds a message; returns false if it was added before. */
export async function addMessage(client: Connection, message: NewMessage): Promise<boolean> {
  const { file, ...facts } = message;
  const given = { file: file?.path, fileName: file?.name, fileType: file?.kind };
  if ((await insertMessage.run(client, { ...facts, ...given })) === 1) return true;
  const before = await selectByKey.first(client, facts);
  if (before) requireSameInput(hashOfMessage(before.text), hashOfMessage(message.text));
  return false;
}

const row = {
  id: bigint,
  author: oneOf(enquiryAuthors),
  text,
  file_name: nullable(text),
  created_at: timestamp,
};

const selectMessages = query({
  name: 'enquiries.messages',
  values: { enquiry: bigint },
  row,
  sql: sql`
    select id, author, text, file_name, created_at from ${enquiryMessages}
    where enquiry_id = $enquiry order by id`,
});

const messageAnswer = (message: RowOf<typeof row>) => ({
  ...message,
  created_at: message.created_at.toISOString(),
});

/** A conversation's messages, the oldest first. */
export async function readMessages(connection: Connection, enquiry: number) {
  return (await selectMessages.all(connection, { enquiry })).map(messageAnswer);
}

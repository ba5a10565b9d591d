import { array, nullable, text, timestamp } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';
import { messages } from './messages.table.ts';

const selectMessages = query({
  name: 'site.messages-of-person',
  values: { addresses: array(text) },
  row: {
    kind: text,
    topic: nullable(text),
    name: text,
    email: text,
    phone: nullable(text),
    subject: text,
    message: text,
    created_at: timestamp,
    answer: nullable(text),
    answered_at: nullable(timestamp),
  },
  plan: 'each call',
  sql: sql`
    select kind, topic, name, email, phone, subject, message, created_at, answer, answered_at
    from ${messages} where email = any($addresses) order by id`,
});

const deleteMessages = command({
  name: 'site.erase-messages',
  values: { addresses: array(text) },
  sql: sql`delete from ${messages} where email = any($addresses)`,
});

const moveMessages = command({
  name: 'site.move-messages',
  values: { from: text, to: text },
  sql: sql`update ${messages} set email = $to where email = $from`,
});

/** Messages to the operator from the account's addresses. */
export const messagesPersonalData: PersonalDataSource = {
  async collect({ connection }, { addresses }) {
    return recordsFile('messages.json', await selectMessages.all(connection, { addresses }));
  },
  async erase(connection, { addresses }) {
    await deleteMessages.run(connection, { addresses });
  },
  async move(connection, { from, to }) {
    await moveMessages.run(connection, { from, to });
  },
};

import { messageKinds, messageSubjects } from '#features/site/contact/contact.contract.ts';
import { contactTexts } from '#features/site/contact/contact.texts.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { nullable, oneOf, text } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { languages } from '#platform/i18n/languages.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { type Mail, queueMail } from '#platform/mail/mail.ts';
import { quoted } from '#platform/mail/quoted.ts';
import { findOperatorAddress } from './contact-info.ts';
import { messages } from './messages.table.ts';

const messageLimit: RateLimit = { name: 'message', times: 5, withinS: 3600 };

export type NewMessage = {
  readonly kind: (typeof messageKinds)[number];
  readonly topic?: string;
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly message: string;
  readonly subject: (typeof messageSubjects)[number];
};

const insertMessage = command({
  name: 'site.store-message',
  values: {
    kind: oneOf(messageKinds),
    topic: nullable(text),
    name: text,
    email: text,
    phone: nullable(text),
    subject: oneOf(messageSubjects),
    message: text,
    language: oneOf(languages),
    country: text,
  },
  sql: sql`
    insert into ${messages} (kind, topic, name, email, phone, subject, message, language, country)
    values ($kind, $topic, $name, $email, $phone, $subject, $message, $language, $country)`,
});

const kinds: Record<NewMessage['kind'], Text> = {
  contact: contactTexts.mailKindContact,
  advertising: contactTexts.mailKindAdvertising,
  plan: contactTexts.mailKindPlan,
};

/** The mail to the operator; a reply goes to the person who wrote. */
function mailOf(
  message: NewMessage,
  recipient: string,
  { language, visitor }: OperationContext,
): Mail {
  const t = translateIn(language);
  const facts: readonly (readonly [Text, string | null | undefined])[] = [
    [contactTexts.name, message.name],
    [contactTexts.email, message.email],
    [contactTexts.phone, message.phone],
    [contactTexts.subject, t(contactTexts[message.subject])],
    [contactTexts.mailTopic, message.topic],
    [contactTexts.mailCountry, countryName(visitor.country, language)],
  ];
  const lines = facts.flatMap(([text, value]) => (value ? [`${t(text)}: ${value}`] : []));
  return {
    recipient,
    replyTo: message.email,
    subject: t(contactTexts.mailSubject, { kind: t(kinds[message.kind]), name: message.name }),
    body: `${lines.join('\n')}\n\n${quoted(message.message)}\n`,
    language,
  };
}

/**
 * Stores a message and queues the mail about it in one transaction. Without an operator's address there is no mail, but
 * the console shows the message.
 */
export async function receiveMessage(
  message: NewMessage,
  context: OperationContext,
): Promise<void> {
  const { database, language, visitor, adminEmail } = context;
  await requireWithinLimit(database.pool, messageLimit, networkOf(visitor.ip));
  const operator = await findOperatorAddress(database.pool, adminEmail);
  await inTransaction(database.pool, async (client) => {
    const { kind, topic, name, email, phone, subject, message: words } = message;
    const written = { kind, topic, name, email, phone, subject, message: words };
    await insertMessage.run(client, { ...written, language, country: visitor.country });
    if (operator) await queueMail(client, mailOf(message, operator, context));
  });
}

import { drizzle } from 'drizzle-orm/node-postgres';
import type { contactSubjects } from '#features/site/contact/contact.contract.ts';
import { contactTexts } from '#features/site/contact/contact.texts.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { countryName } from '#platform/geo/country-name.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { type Mail, queueMail } from '#platform/mail/mail.ts';
import { readContactInfo } from './contact-info.ts';
import { messages } from './messages.drizzle.ts';

const messageLimit: RateLimit = { name: 'message', times: 5, withinS: 3600 };

export type NewMessage = Pick<
  typeof messages.$inferInsert,
  'kind' | 'topic' | 'name' | 'email' | 'phone' | 'message'
> & { subject: (typeof contactSubjects)[number] | 'plan' };

const kinds: Record<NewMessage['kind'], Text> = {
  contact: contactTexts.mailKindContact,
  advertising: contactTexts.mailKindAdvertising,
  plan: contactTexts.mailKindPlan,
};

/** The mail to the operator; answering it answers the person who wrote. */
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
    body: `${lines.join('\n')}\n\n${message.message}\n`,
    language,
  };
}

/** Stores a message and puts the mail about it on its way: both or neither. */
export async function receiveMessage(
  message: NewMessage,
  context: OperationContext,
): Promise<void> {
  const { database, language, visitor } = context;
  await requireWithinLimit(database.pool, messageLimit, networkOf(visitor.ip));
  const { email } = await readContactInfo(database.pool, language);
  await inTransaction(database.pool, async (client) => {
    await drizzle({ client })
      .insert(messages)
      .values({ ...message, language, country: visitor.country });
    await queueMail(client, mailOf(message, email, context));
  });
}

import { accountFacts } from '#features/accounts/server/public.ts';
import { companyFacts, companyMailbox } from '#features/companies/server/public.ts';
import { CONFIRMATION_LIFE_MINUTES } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { enquiryMailTexts as texts } from '#features/enquiries/enquiry-mails.texts.ts';
import { readSiteName } from '#features/site/server/public.ts';
import { bigint, nullable, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { MINUTE_S } from '#platform/dates/spans.ts';
import { placeName } from '#platform/geo/place-name.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { type Language, languages, localizePath } from '#platform/i18n/languages.ts';
import type { Text, TextValues } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { withCommas } from '#platform/i18n/with-commas.ts';
import { type MailAttachment, queueMail } from '#platform/mail/mail.ts';
import { quoted } from '#platform/mail/quoted.ts';
import { buyerLink } from './buyer-links.ts';
import type { EnquirySubject } from './enquiry-subject.ts';
import type { NewEnquiry } from './new-enquiry.ts';

/** A mail with an access link expires: it is not kept after sending, nor retried for ever. */
export const LINK_MAIL_LIFE_S = 7 * 86_400;

/** Mail topic of an enquiry: a later mail to the same side replaces one that still waits. */
export const mailTopicOf = (enquiry: number) => `enquiry:${enquiry}`;

/** The company's address, and its owner's language. */
const selectCompanyMailbox = query({
  name: 'enquiries.company-mailbox',
  values: { company: bigint },
  row: { email: nullable(text), language: oneOf(languages) },
  sql: sql`
    select ${companyMailbox} as email,
      coalesce(owner.language, 'en') as language
    from ${companyFacts} c left join ${accountFacts} owner on owner.id = c.owner_account_id
    where c.id = $company`,
});

export type Letter = {
  readonly recipient: string;
  readonly language: Language;
  readonly subject: Text;
  readonly body: Text;
  readonly values: TextValues;
  readonly topic: string;
  readonly validForS?: number;
  readonly attachment?: MailAttachment;
};

export async function sendLetter(client: Connection, letter: Letter): Promise<void> {
  const { recipient, language, topic, validForS, attachment } = letter;
  const t = translateIn(language);
  const values = { ...letter.values, site: await readSiteName(client, language) };
  const [subject, body] = [t(letter.subject, values), t(letter.body, values)];
  await queueMail(client, {
    recipient,
    language,
    topic,
    validForS,
    attachment,
    lane: 'ordinary',
    subject,
    body,
  });
}

type AskedFacts = Pick<NewEnquiry, 'name' | 'quantity' | 'country' | 'city' | 'wantsCall'> & {
  readonly title: string;
  readonly titleAr: string | null;
  readonly file?: string;
};

/** The facts of an enquiry, one per line, without the buyer's contact details. */
function factLines(facts: AskedFacts, language: Language): string {
  const t = translateIn(language);
  const place = placeName(facts, language);
  const lines: readonly (readonly [Text, string | false | null | undefined])[] = [
    [texts.from, withCommas([facts.name, place], language)],
    [texts.about, inLanguage(language, facts.title, facts.titleAr)],
    [enquiriesTexts.quantity, facts.quantity],
    [texts.file, facts.file],
    [texts.call, facts.wantsCall && t(texts.callWished)],
  ];
  return lines.flatMap(([label, value]) => (value ? [`${t(label)}: ${value}`] : [])).join('\n');
}

type Sent = {
  readonly id: number;
  readonly enquiry: NewEnquiry;
  readonly subject: EnquirySubject;
  readonly token: string;
  readonly file: string | undefined;
  readonly appUrl: string;
};

/** Mails the buyer a copy with a link, and notifies the company. */
export async function mailAboutEnquiry(client: Connection, sent: Sent): Promise<void> {
  const { id, enquiry, subject, token, file, appUrl } = sent;
  const { company, title, title_ar: titleAr } = subject;
  const facts = { ...enquiry, title, titleAr, file };
  const { email: recipient, name, language, message } = enquiry;
  await sendLetter(client, {
    recipient,
    language,
    subject: texts.copySubject,
    body: texts.copyBody,
    // A topic of its own, so that a quick answer need not wait behind it.
    topic: `enquiry-copy:${id}`,
    validForS: LINK_MAIL_LIFE_S,
    values: {
      name,
      message: quoted(message),
      subject: enquiry.subject,
      company: inLanguage(language, company.name, company.name_ar),
      link: buyerLink(token, language, appUrl),
      facts: factLines(facts, language),
    },
  });
  await tellCompany(
    client,
    { id, company: company.id, name, subject: enquiry.subject, appUrl },
    {
      subject: texts.receivedSubject,
      body: texts.receivedBody,
      values: (language) => ({
        message: quoted(message),
        company: inLanguage(language, company.name, company.name_ar),
        facts: factLines(facts, language),
      }),
    },
  );
}

export type MailedEnquiry = {
  readonly id: number;
  readonly company: number;
  readonly name: string;
  readonly subject: string;
  readonly appUrl: string;
};

type CompanyLetter = Pick<Letter, 'subject' | 'body' | 'attachment'> & {
  /** A topic of its own, for a mail that later ones must not replace. */
  readonly topic?: string;
  values?(language: Language): TextValues;
};

/** Mails the company, which answers in its inbox: the mail does not contain the buyer's address. */
export async function tellCompany(
  client: Connection,
  { id, company, name, subject, appUrl }: MailedEnquiry,
  letter: CompanyLetter,
): Promise<void> {
  const mailbox = await selectCompanyMailbox.first(client, { company });
  if (!mailbox?.email) return;
  const { email: recipient, language } = mailbox;
  const link = appUrl + localizePath(language, `/exhibitor/dashboard/enquiries?open=${id}`);
  const values = { name, subject, link, ...letter.values?.(language) };
  const topic = letter.topic ?? mailTopicOf(id);
  await sendLetter(client, { ...letter, recipient, language, topic, values });
}

type Reminders = { readonly company: number; readonly count: number; readonly appUrl: string };

/** Only says how many leads are due; what they are about is read in the inbox. */
export async function mailReminders(client: Connection, { company, count, appUrl }: Reminders) {
  const mailbox = await selectCompanyMailbox.first(client, { company });
  if (!mailbox?.email) return;
  const { email: recipient, language } = mailbox;
  await sendLetter(client, {
    recipient,
    language,
    subject: texts.remindSubject,
    body: texts.remindBody,
    topic: `lead-reminders:${company}`,
    values: {
      count,
      link: appUrl + localizePath(language, '/exhibitor/dashboard/enquiries?due=1'),
    },
  });
}

export function mailBuyerWrote(client: Connection, enquiry: MailedEnquiry, message: string) {
  const words = { subject: texts.wroteSubject, body: texts.wroteBody };
  return tellCompany(client, enquiry, { ...words, values: () => ({ message: quoted(message) }) });
}

export function mailContactShared(client: Connection, enquiry: MailedEnquiry) {
  return tellCompany(client, enquiry, { subject: texts.sharedSubject, body: texts.sharedBody });
}

export function mailEnquiryClosed(client: Connection, enquiry: MailedEnquiry) {
  return tellCompany(client, enquiry, { subject: texts.closedSubject, body: texts.closedBody });
}

type Answer = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly subject: string;
  readonly companyName: string;
  readonly companyNameAr: string | null;
  readonly message: string;
  readonly link: string;
};

/** Mails the company's answer with a new link to reply. */
export async function mailAnswer(client: Connection, answer: Answer) {
  const { id, name, email: recipient, language, subject, message, link } = answer;
  await sendLetter(client, {
    recipient,
    language,
    subject: texts.answeredSubject,
    body: texts.answeredBody,
    topic: mailTopicOf(id),
    validForS: LINK_MAIL_LIFE_S,
    values: {
      name,
      subject,
      message: quoted(message),
      company: inLanguage(language, answer.companyName, answer.companyNameAr),
      link,
    },
  });
}

type NewLinks = Pick<Letter, 'recipient' | 'language'> & {
  readonly entries: readonly { readonly title: string; readonly link: string }[];
};

/** Mails links to all of somebody's enquiries and requests to their new address. */
export async function mailNewLinks(client: Connection, { entries, ...reader }: NewLinks) {
  if (entries.length === 0) return;
  await sendLetter(client, {
    ...reader,
    subject: texts.movedSubject,
    body: texts.movedBody,
    topic: 'enquiry-links',
    validForS: LINK_MAIL_LIFE_S,
    values: { links: entries.map(({ title, link }) => `• ${title}\n  ${link}`).join('\n') },
  });
}

type Unanswered = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly subject: string;
  readonly company_name: string;
  readonly company_name_ar: string | null;
  readonly about_title: string;
  readonly about_title_ar: string | null;
  /** The request it is part of; then none of the asked companies has answered. */
  readonly request_id: number | null;
  readonly link: string;
  /** Companies that may help instead. */
  readonly similar: readonly { id: number; name: string; name_ar: string | null }[];
};

/** Tells the buyer that nobody answered, and suggests where to look instead. */
export async function mailUnanswered(client: Connection, waiting: Unanswered, appUrl: string) {
  const { id, name, email: recipient, language, subject, link } = waiting;
  const isRequest = waiting.request_id !== null;
  const title = inLanguage(language, waiting.about_title, waiting.about_title_ar);
  const search = `/search?q=${encodeURIComponent(title)}`;
  const similar = waiting.similar.map(
    (company) =>
      `• ${inLanguage(language, company.name, company.name_ar)}\n  ${appUrl}${localizePath(language, `/company/${company.id}`)}`,
  );
  await sendLetter(client, {
    recipient,
    language,
    subject: isRequest ? texts.unquotedSubject : texts.unansweredSubject,
    body: isRequest ? texts.unquotedBody : texts.unansweredBody,
    topic: mailTopicOf(id),
    validForS: LINK_MAIL_LIFE_S,
    values: {
      name,
      subject,
      company: inLanguage(language, waiting.company_name, waiting.company_name_ar),
      link,
      others: [
        ...similar,
        translateIn(language)(texts.searchFor),
        appUrl + localizePath(language, search),
      ].join('\n'),
    },
  });
}

type CodeMail = {
  readonly key: string;
  readonly email: string;
  readonly code: string;
  readonly language: Language;
  readonly company: string;
  readonly appUrl: string;
};

/** Contains nothing that the sender wrote, because the address may be a stranger's. */
export async function mailCode(client: Connection, mail: CodeMail): Promise<void> {
  const { key, email: recipient, code, language, company, appUrl } = mail;
  await sendLetter(client, {
    recipient,
    language,
    subject: texts.codeSubject,
    body: texts.codeBody,
    topic: `enquiry-code:${key}`,
    validForS: CONFIRMATION_LIFE_MINUTES * MINUTE_S,
    values: { code, company, minutes: CONFIRMATION_LIFE_MINUTES, address: appUrl },
  });
}

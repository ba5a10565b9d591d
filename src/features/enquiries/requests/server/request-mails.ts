import { CONFIRMATION_LIFE_MINUTES } from '#features/enquiries/enquiries.contract.ts';
import type { NewRequest } from '#features/enquiries/requests/new-request.ts';
import { requestMailTexts as texts } from '#features/enquiries/requests/request-mails.texts.ts';
import { requestsTexts } from '#features/enquiries/requests/requests.texts.ts';
import { requestLink } from '#features/enquiries/server/buyer-links.ts';
import {
  LINK_MAIL_LIFE_S,
  sendLetter,
  tellCompany,
} from '#features/enquiries/server/enquiry-mails.ts';
import type { Connection } from '#platform/database/connection.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { MINUTE_S } from '#platform/dates/spans.ts';
import { placeName } from '#platform/geo/place-name.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { quoted } from '#platform/mail/quoted.ts';
import type { AskedLine, RequestRecipient } from './request-recipients.ts';

/** A line of the request as a line of a mail. */
function lineText({ title, titleAr, quantity, note }: AskedLine, language: Language): string {
  const named = `${quantity} × ${inLanguage(language, title, titleAr)}`;
  return note ? `- ${named} (${note})` : `- ${named}`;
}

const linesText = (lines: readonly AskedLine[], language: Language) =>
  lines.map((line) => lineText(line, language)).join('\n');

/** Place and date of delivery, without the buyer's contact details. */
function deliveryText(request: NewRequest, language: Language): string {
  const t = translateIn(language);
  const { neededBy } = request;
  const place = placeName(request, language);
  const said = [`${t(requestsTexts.delivery)}: ${place}`];
  if (neededBy) said.push(`${t(requestsTexts.neededBy)}: ${showDate(neededBy, language)}`);
  return said.join('\n');
}

type Sent = {
  readonly id: number;
  readonly request: NewRequest;
  readonly leads: readonly { readonly id: number; readonly recipient: RequestRecipient }[];
  readonly token: string;
  readonly appUrl: string;
};

/** Mails the buyer a copy with the link to the answers, and each company its own part. */
export async function mailAboutRequest(client: Connection, sent: Sent): Promise<void> {
  const { id, request, leads, token, appUrl } = sent;
  const { email: recipient, name, language, notes } = request;
  const asked = leads.map(({ recipient: { subject, lines } }) => {
    const company = inLanguage(language, subject.company.name, subject.company.name_ar);
    return `${company}\n${linesText(lines, language)}`;
  });
  await sendLetter(client, {
    recipient,
    language,
    subject: texts.copySubject,
    body: texts.copyBody,
    topic: `request-copy:${id}`,
    validForS: LINK_MAIL_LIFE_S,
    values: {
      name,
      notes: quoted(notes),
      count: leads.length,
      asked: asked.join('\n\n'),
      delivery: deliveryText(request, language),
      link: requestLink(token, language, appUrl),
    },
  });
  for (const { id: lead, recipient } of leads) {
    const { subject, lines } = recipient;
    const { company } = subject;
    await tellCompany(
      client,
      { id: lead, company: company.id, name, subject: lines[0]?.title ?? '', appUrl },
      {
        subject: texts.receivedSubject,
        body: texts.receivedBody,
        values: (own) => ({
          notes: quoted(notes),
          company: inLanguage(own, company.name, company.name_ar),
          lines: linesText(lines, own),
          delivery: deliveryText(request, own),
        }),
      },
    );
  }
}

type CodeMail = {
  readonly key: string;
  readonly email: string;
  readonly code: string;
  readonly language: Language;
  readonly appUrl: string;
};

/** Contains nothing that the sender wrote, because the address may be a stranger's. */
export async function mailRequestCode(client: Connection, mail: CodeMail): Promise<void> {
  const { key, email: recipient, code, language, appUrl } = mail;
  await sendLetter(client, {
    recipient,
    language,
    subject: texts.codeSubject,
    body: texts.codeBody,
    topic: `enquiry-code:${key}`,
    validForS: CONFIRMATION_LIFE_MINUTES * MINUTE_S,
    values: { code, minutes: CONFIRMATION_LIFE_MINUTES, address: appUrl },
  });
}

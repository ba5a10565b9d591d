import { quotationMailTexts as texts } from '#features/enquiries/quotations/quotation-mails.texts.ts';
import type { DeclineReason } from '#features/enquiries/quotations/quotation-states.ts';
import { quotationsTexts } from '#features/enquiries/quotations/quotations.texts.ts';
import {
  LINK_MAIL_LIFE_S,
  type MailedEnquiry,
  sendLetter,
  tellCompany,
} from '#features/enquiries/server/enquiry-mails.ts';
import type { EnquiryFile } from '#features/enquiries/server/kept-file.ts';
import type { Connection } from '#platform/database/connection.ts';
import { documentTypes } from '#platform/files/document-kind.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import type { MailAttachment } from '#platform/mail/mail.ts';
import { quoted } from '#platform/mail/quoted.ts';

type Buyer = {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly subject: string;
  readonly company_name: string;
  readonly company_name_ar: string | null;
};

type Quoted = {
  readonly enquiry: number;
  readonly quotation: number;
  readonly buyer: Buyer;
  readonly link: string;
  readonly file: EnquiryFile | undefined;
};

/** The company's file is attached, because a buyer without an account could not download it. */
function attachmentOf(file: EnquiryFile | undefined): MailAttachment | undefined {
  if (!file || 'path' in file) return undefined;
  const { name, kind, content } = file;
  return { name, contentType: documentTypes[kind], content: Buffer.from(content) };
}

/** Prices are not in the mail, but on the page where they can be compared. */
export async function mailQuotation(client: Connection, quoted: Quoted): Promise<void> {
  const { quotation, buyer, link, file } = quoted;
  const { email: recipient, language, name, subject } = buyer;
  await sendLetter(client, {
    recipient,
    language,
    subject: texts.quotedSubject,
    body: texts.quotedBody,
    topic: `quotation:${quotation}`,
    validForS: LINK_MAIL_LIFE_S,
    attachment: attachmentOf(file),
    values: {
      name,
      subject,
      link,
      company: inLanguage(language, buyer.company_name, buyer.company_name_ar),
    },
  });
}

export function mailDeclined(
  client: Connection,
  enquiry: MailedEnquiry,
  { reason, note }: { readonly reason: DeclineReason; readonly note: string },
) {
  return tellCompany(client, enquiry, {
    subject: texts.declinedSubject,
    body: texts.declinedBody,
    values: (language) => ({
      note: quoted(note),
      reason: translateIn(language)(quotationsTexts[`${reason}_reason`]),
    }),
  });
}

import type pg from 'pg';
import { SAME_TEXT_COMPANIES } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';
import { enquiryAbouts } from '#features/enquiries/enquiry-states.ts';
import { CallProblem, forbidden, tooManyRequests } from '#platform/calls/call-problem.ts';
import { bigint, bool, bytes, nullable, oneOf, text, uuid } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { HOUR_S } from '#platform/dates/spans.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { languages } from '#platform/i18n/languages.ts';
import { makeBuyerToken } from './buyer-links.ts';
import { enquiries } from './enquiries.table.ts';
import { mailAboutEnquiry } from './enquiry-mails.ts';
import { addMessage } from './enquiry-messages.ts';
import { type EnquirySubject, requireSubject } from './enquiry-subject.ts';
import { findRefusal } from './fair-sending.ts';
import { type EnquiryFile, keepFile } from './kept-file.ts';
import { lockSender } from './lock-sender.ts';
import { hashOfText, type NewEnquiry } from './new-enquiry.ts';
import { submissionsByKey } from './submissions-by-key.ts';

/** Nobody buys from more companies in a day. */
const MOST_A_DAY = 40;

export const enquiriesBefore = submissionsByKey(enquiries);

const countOfSender = query({
  name: 'enquiries.count-of-sender',
  values: { email: text, company: bigint, hash: bytes },
  row: { today: bigint, same_text: bigint, same_text_here: bigint },
  sql: sql`
    select count(*) filter (where is_of_today) as today,
      count(distinct company_id) filter (where text_hash = $hash) as same_text,
      count(*) filter (where text_hash = $hash and company_id = $company) as same_text_here
    from (
      select company_id, text_hash, created_at > now() - interval '1 day' as is_of_today
      from ${enquiries}
      where mailbox_of(email) = mailbox_of($email) and request_id is null
        and created_at > now() - interval '30 days') sent`,
});

/**
 * Throws if the sender has reached a limit. Checked while holding the sender's turn, so that all earlier enquiries are
 * counted.
 */
async function requireFair(
  client: pg.ClientBase,
  { email, accountId, message }: NewEnquiry,
  company: number,
): Promise<void> {
  const refusal = await findRefusal(client, { email, accountId }, company);
  if (refusal === 'own') throw forbidden(texts.ownCompany);
  if (refusal === 'blocked') throw forbidden(texts.refused);
  if (refusal) throw tooManyRequests(HOUR_S);
  const hash = hashOfText(message);
  const sent = await countOfSender.one(client, { email, company, hash });
  if (sent.same_text >= SAME_TEXT_COMPANIES && sent.same_text_here === 0) {
    const values = { count: SAME_TEXT_COMPANIES };
    throw new CallProblem('same_text', 409, texts.tooManyCompanies, { values });
  }
  if (sent.today >= MOST_A_DAY) throw tooManyRequests(HOUR_S);
}

const insertEnquiry = command({
  name: 'enquiries.add',
  values: {
    key: uuid,
    asked: nullable(bytes),
    company: bigint,
    companyName: text,
    companyNameAr: nullable(text),
    about: oneOf(enquiryAbouts),
    aboutId: bigint,
    title: text,
    titleAr: nullable(text),
    account: nullable(bigint),
    name: text,
    email: text,
    phone: nullable(text),
    language: oneOf(languages),
    country: text,
    city: nullable(text),
    subject: text,
    quantity: nullable(text),
    wantsCall: bool,
    hash: nullable(bytes),
    request: nullable(bigint),
  },
  row: { id: bigint },
  sql: sql`
    insert into ${enquiries} (send_key, asked, company_id, company_name, company_name_ar, about,
      about_id, about_title, about_title_ar, account_id, name, email, phone, language, country, city, subject,
      quantity, wants_call, text_hash, request_id)
    values ($key, $asked, $company, $companyName, $companyNameAr, $about, $aboutId, $title, $titleAr,
      $account, $name, $email, $phone, $language, $country, $city, $subject, $quantity, $wantsCall,
      $hash, $request)
    returning id`,
});

/** Inserts a lead. For a part of a request no text hash is stored, because the limit for equal texts does not apply. */
export async function insertLead(
  client: pg.ClientBase,
  enquiry: NewEnquiry,
  subject: EnquirySubject,
  request?: number,
): Promise<number> {
  const { key, asked, name, email, phone, language, country, city, quantity, wantsCall } = enquiry;
  const { company } = subject;
  const { id } = await insertEnquiry.one(client, {
    ...{ key, asked, name, email, phone, language, country, city, quantity, wantsCall },
    subject: enquiry.subject,
    company: company.id,
    companyName: company.name,
    companyNameAr: company.name_ar,
    about: subject.about,
    aboutId: subject.id,
    title: subject.title,
    titleAr: subject.title_ar,
    account: enquiry.accountId,
    hash: request === undefined ? hashOfText(enquiry.message) : undefined,
    request,
  });
  return id;
}

type Parts = { readonly files: FileStore; readonly appUrl: string };

/**
 * Stores the enquiry, its first message and both mails in one transaction. A repetition changes nothing and returns
 * null; a new enquiry returns the token of its conversation.
 */
export async function receiveEnquiry(
  client: pg.ClientBase,
  enquiry: NewEnquiry,
  { file, files, appUrl }: Parts & { readonly file: EnquiryFile | undefined },
): Promise<string | null> {
  const { key, email, message } = enquiry;
  await lockSender(client, email);
  if (await enquiriesBefore.isRepeated(client, enquiry)) return null;
  const subject = await requireSubject(client, enquiry);
  await requireFair(client, enquiry, subject.company.id);
  const id = await insertLead(client, enquiry, subject);
  const kept = await keepFile(files, file);
  await addMessage(client, { enquiry: id, author: 'buyer', text: message, key, file: kept });
  const token = await makeBuyerToken(client, id);
  await mailAboutEnquiry(client, { id, enquiry, subject, token, file: kept?.name, appUrl });
  return token;
}

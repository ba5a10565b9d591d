import { inboxTexts as texts } from '#features/enquiries/inbox/inbox.texts.ts';
import { findLeadRequest } from '#features/enquiries/requests/server/lead-request.ts';
import { readMessages } from '#features/enquiries/server/enquiry-messages.ts';
import { pathOfSubject } from '#features/enquiries/server/enquiry-subject.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { type LeadRow, selectLead } from './inbox.queries.ts';

export function leadAnswer(row: LeadRow, language: Language) {
  const { turn: _turn, about_id: _id, about_title, about_title_ar, created_at, ...facts } = row;
  return {
    ...facts,
    about_title: inLanguage(language, about_title, about_title_ar),
    created_at: created_at.toISOString(),
  };
}

export type OwnEnquiry = { readonly company: number; readonly id: number };

/** An enquiry as its company sees it; for another company's there is a 404. */
export async function readLead(connection: Connection, own: OwnEnquiry, language: Language) {
  const row = await selectLead.first(connection, own);
  if (!row) throw notFound(texts.notFound);
  const { email, phone, notes, is_listed, is_trusted, is_blocked, is_reported, ...facts } = row;
  return {
    ...leadAnswer(facts, language),
    ...{ email, phone, notes, is_trusted, is_blocked, is_reported },
    about_path: is_listed ? pathOfSubject(row.about, row.about_id, own.company) : null,
    request: await findLeadRequest(connection, own.id, language),
    messages: await readMessages(connection, own.id),
  };
}

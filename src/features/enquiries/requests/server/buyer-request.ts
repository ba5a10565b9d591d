import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { readQuotations } from '#features/enquiries/quotations/server/read-quotations.ts';
import { findLinkedRequest } from '#features/enquiries/server/buyer-links.ts';
import {
  type BuyerRow,
  buyerState,
  readOfRequest,
} from '#features/enquiries/server/conversation.ts';
import { readMessages } from '#features/enquiries/server/enquiry-messages.ts';
import { readRates } from '#features/site/server/public.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { bigint, nullable, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { readLines, readRequestFiles } from './lead-request.ts';
import { quoteRequests } from './quote-requests.table.ts';

const selectRequest = query({
  name: 'requests.of-buyer',
  values: { id: bigint },
  row: {
    title: text,
    notes: text,
    country: text,
    city: nullable(text),
    needed_by: nullable(text),
    created_at: timestamp,
  },
  sql: sql`
    select title, notes, country, city, needed_by::text, created_at from ${quoteRequests}
    where id = $id and email is not null`,
});

/** The id of the request that a link opens; every unknown token gets the same answer. */
export async function requireLinkedRequest(connection: Connection, token: string) {
  const id = await findLinkedRequest(connection, token);
  if (id === undefined) throw notFound(enquiriesTexts.linkUnknown);
  return id;
}

type Reader = { readonly language: Language; readonly today: CalendarDate };

async function askedCompany(connection: Connection, lead: BuyerRow, reader: Reader) {
  const { language } = reader;
  const { id, company_id, company_name, company_name_ar, company_logo, is_listed } = lead;
  const quotations = await readQuotations(connection, id, reader);
  return {
    ...{ id, company_logo },
    company_name: inLanguage(language, company_name, company_name_ar),
    company_path: is_listed && company_id !== null ? `/company/${company_id}` : null,
    // Once a company has quoted, the buyer sees that, even if the company marks its lead otherwise.
    state: buyerState(
      quotations.length > 0 ? 'quoted' : lead.state,
      lead.is_answered,
      lead.is_closed,
    ),
    lines: await readLines(connection, id, language),
    quotations,
    messages: await readMessages(connection, id),
  };
}

/** The request as its buyer sees it. */
export async function requestAnswer(connection: Connection, id: number, reader: Reader) {
  const found = await selectRequest.first(connection, { id });
  if (!found) throw notFound(enquiriesTexts.linkUnknown);
  const rates = await readRates(connection);
  const leads = await readOfRequest(connection, id);
  const companies = [];
  for (const lead of leads) companies.push(await askedCompany(connection, lead, reader));
  return {
    request: {
      ...found,
      created_at: found.created_at.toISOString(),
      files: await readRequestFiles(connection, id),
      companies,
      rates: [...rates].map(([currency, { perDollar, day }]) => ({
        currency,
        per_dollar: perDollar,
        day,
      })),
    },
  };
}

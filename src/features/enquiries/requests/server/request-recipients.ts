import { findMatchingCompanies } from '#features/companies/server/public.ts';
import type {
  NewRequest,
  RequestItem,
  RequestNeed,
} from '#features/enquiries/requests/new-request.ts';
import { requestsTexts as texts } from '#features/enquiries/requests/requests.texts.ts';
import { type EnquirySubject, requireSubject } from '#features/enquiries/server/enquiry-subject.ts';
import { findRefusal } from '#features/enquiries/server/fair-sending.ts';
import { CallProblem, tooManyRequests } from '#platform/calls/call-problem.ts';
import type { Connection } from '#platform/database/connection.ts';
import { HOUR_S } from '#platform/dates/spans.ts';
import { todayAt } from '#platform/dates/validity.ts';

export type AskedLine = {
  readonly product: number | null;
  readonly title: string;
  readonly titleAr: string | null;
  readonly quantity: number;
  readonly note: string;
};

/** A company that gets the request, with the lines for it alone. */
export type RequestRecipient = {
  readonly subject: EnquirySubject;
  readonly lines: readonly AskedLine[];
};

const TITLE_LONGEST = 300;
/** Spare matches, because some companies may have blocked the sender. */
const SPARE = 20;

/** Groups the lines by the company of their product. */
async function recipientsOf(client: Connection, items: readonly RequestItem[]) {
  const byCompany = new Map<number, { subjects: EnquirySubject[]; lines: AskedLine[] }>();
  for (const { id, quantity, note } of items) {
    const subject = await requireSubject(client, { about: 'product', id });
    const { title, title_ar, company } = subject;
    const known = byCompany.get(company.id) ?? { subjects: [], lines: [] };
    known.subjects.push(subject);
    known.lines.push({
      product: id,
      title: title.slice(0, TITLE_LONGEST),
      titleAr: title_ar?.slice(0, TITLE_LONGEST) ?? null,
      quantity,
      note,
    });
    byCompany.set(company.id, known);
  }
  const found: RequestRecipient[] = [];
  for (const [id, { subjects, lines }] of byCompany) {
    const [only, ...others] = subjects;
    const subject =
      only && others.length === 0 ? only : await requireSubject(client, { about: 'company', id });
    found.push({ subject, lines });
  }
  return found;
}

async function matchesOf(client: Connection, need: RequestNeed, seed: string, now: Date) {
  const { category, country, type, atMost, title, quantity } = need;
  const wish = { category, country, type, today: todayAt(now) };
  const line: AskedLine = { product: null, title, titleAr: null, quantity, note: '' };
  const found: RequestRecipient[] = [];
  const ids = await findMatchingCompanies(client, { ...wish, seed, atMost: atMost + SPARE });
  for (const id of ids) {
    found.push({
      subject: await requireSubject(client, { about: 'company', id }),
      lines: [line],
    });
  }
  return found;
}

/** The companies that get the request. Those that would refuse an enquiry from this sender are left out. */
export async function findRecipients(
  client: Connection,
  request: NewRequest,
  now: Date,
): Promise<readonly RequestRecipient[]> {
  const { items, need, email, key, accountId } = request;
  const asked = need ? await matchesOf(client, need, key, now) : await recipientsOf(client, items);
  const open: RequestRecipient[] = [];
  let isTooOften = false;
  for (const each of asked) {
    const refusal = await findRefusal(client, { email, accountId }, each.subject.company.id);
    if (!refusal) open.push(each);
    isTooOften ||= refusal === 'too_often';
  }
  if (open.length === 0 && isTooOften) throw tooManyRequests(HOUR_S);
  if (open.length === 0) throw new CallProblem('nobody_to_ask', 409, texts.noneMatches);
  return need ? open.slice(0, need.atMost) : open;
}

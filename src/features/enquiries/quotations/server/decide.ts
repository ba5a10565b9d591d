import type pg from 'pg';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import {
  type DeclineReason,
  declineReasons,
} from '#features/enquiries/quotations/quotation-states.ts';
import { quotationsTexts as texts } from '#features/enquiries/quotations/quotations.texts.ts';
import { mailableEnquiry, moveToTopOfInbox } from '#features/enquiries/server/add-buyer-message.ts';
import type { BuyerRow } from '#features/enquiries/server/conversation.ts';
import { enquiries } from '#features/enquiries/server/enquiries.table.ts';
import { isBlocked } from '#features/enquiries/server/enquiry-senders.ts';
import { CallProblem, forbidden, notFound } from '#platform/calls/call-problem.ts';
import { bigint, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { quotationDeals } from './quotation-deals.table.ts';
import { mailDeclined } from './quotation-mails.ts';
import { quotations } from './quotations.table.ts';
import { stateOn } from './read-quotations.ts';

/** Read while the lead is locked, so that nobody sends or decides meanwhile. */
const selectOne = query({
  name: 'quotations.decided-about',
  values: { id: bigint, enquiry: bigint },
  row: { state: oneOf(['open', 'replaced', 'accepted', 'declined']), valid_until: text },
  plan: 'each call',
  sql: sql`
    select state, valid_until::text from ${quotations} where id = $id and enquiry_id = $enquiry`,
});

async function requireQuotation(client: Connection, enquiry: number, id: number) {
  const found = await selectOne.first(client, { id, enquiry });
  if (!found) throw notFound(texts.notFound);
  return found;
}

const refused = (code: string, said: Text) => new CallProblem(code, 409, said);

const accept = command({
  name: 'quotations.accept',
  values: { id: bigint },
  sql: sql`update ${quotations} set state = 'accepted', decided_at = now() where id = $id`,
});

const insertDeal = command({
  name: 'quotations.add-deal',
  values: { id: bigint },
  sql: sql`insert into ${quotationDeals} (quotation_id) values ($id)`,
});

/** Marks the lead as won and shares the buyer's contact details with the company. */
const winLead = command({
  name: 'quotations.win-lead',
  values: { enquiry: bigint },
  sql: sql`
    update ${enquiries} set state = 'won', email_shared_at = coalesce(email_shared_at, now()),
      phone_shared_at = case when phone is null then phone_shared_at
        else coalesce(phone_shared_at, now()) end
    where id = $enquiry`,
});

type About = { readonly quotation: number; readonly today: CalendarDate };

/** Accepts an open, valid quotation. Repeating it does nothing. */
export async function acceptOne(
  client: pg.ClientBase,
  { id: enquiry, company_id: company, email }: BuyerRow,
  { quotation: id, today }: About,
): Promise<void> {
  const found = await requireQuotation(client, enquiry, id);
  const state = stateOn(found, today);
  if (state === 'accepted') return;
  // Blocked buyers can write without being heard and do not know. But nobody may believe in a deal that the other side
  // does not see.
  if (company !== null && (await isBlocked(client, company, email))) {
    throw forbidden(enquiriesTexts.refused);
  }
  if (state === 'replaced') throw refused('replaced', texts.isReplaced);
  if (state === 'declined') throw refused('declined', texts.isDeclined);
  if (state === 'expired') throw refused('expired', texts.isOver);
  await accept.run(client, { id });
  await insertDeal.run(client, { id });
  await winLead.run(client, { enquiry });
  await moveToTopOfInbox.run(client, { id: enquiry });
}

const decline = command({
  name: 'quotations.decline',
  values: { id: bigint, reason: oneOf(declineReasons), note: text },
  sql: sql`
    update ${quotations} set state = 'declined', decline_reason = $reason, decline_note = $note,
      decided_at = now()
    where id = $id`,
});

const loseLead = command({
  name: 'quotations.lose-lead',
  values: { enquiry: bigint },
  sql: sql`update ${enquiries} set state = 'lost' where id = $enquiry`,
});

type Declined = {
  readonly quotation: number;
  readonly reason: DeclineReason;
  readonly note: string;
  readonly appUrl: string;
};

/** Declines a quotation, an expired one too, so that the company learns why. Repeating it does nothing. */
export async function declineOne(
  client: pg.ClientBase,
  lead: BuyerRow,
  { quotation: id, reason, note, appUrl }: Declined,
): Promise<void> {
  const { state } = await requireQuotation(client, lead.id, id);
  if (state === 'declined') return;
  if (state === 'accepted') throw refused('accepted', texts.isAccepted);
  if (state === 'replaced') throw refused('replaced', texts.isReplaced);
  await decline.run(client, { id, reason, note });
  await loseLead.run(client, { enquiry: lead.id });
  const mailed = await mailableEnquiry(client, lead, appUrl);
  if (!mailed) return;
  await moveToTopOfInbox.run(client, { id: lead.id });
  await mailDeclined(client, mailed, { reason, note });
}

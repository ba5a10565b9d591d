import { createHash, randomUUID } from 'node:crypto';
import { type DemoEnquiry, demoEnquiries } from '#demo/demo-enquiries.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { DemoFill } from './demo-fill.ts';
import { findCompany, findProduct, type Named } from './find-named.ts';

const HOUR_MS = 3_600_000;
const EXHIBITOR = 'tiryaq-bay-medical';

async function addEnquiry(fill: DemoFill, company: Named, enquiry: DemoEnquiry): Promise<void> {
  const { product, messages, hoursAgo, shared, closed, unread, reported, remindIn, ...facts } =
    enquiry;
  const asked = product ? await findProduct(fill, company.id, product) : undefined;
  const about = asked ?? company;
  const times = messages.map(([, hours]) => hours);
  const at = (position: number) => {
    const hours = times.slice(0, position + 1).reduce((sum, each) => sum + each, 0);
    return new Date(fill.today.getTime() + (hours - hoursAgo) * HOUR_MS);
  };
  const answered = messages.findIndex(([author]) => author === 'company');
  const sharedAt = shared ? at(1) : null;
  const [made] = await insertRows(fill.connection, 'enquiries', {
    ...facts,
    sendKey: randomUUID(),
    companyId: company.id,
    companyName: company.name,
    companyNameAr: company.name_ar,
    about: asked ? 'product' : 'company',
    aboutId: about.id,
    aboutTitle: about.name,
    aboutTitleAr: about.name_ar,
    textHash: createHash('sha256').update(String(messages[0]?.[2])).digest(),
    isUnread: unread === true,
    emailSharedAt: sharedAt,
    phoneSharedAt: enquiry.phone ? sharedAt : null,
    closedAt: closed ? at(messages.length - 1) : null,
    firstAnsweredAt: answered < 0 ? null : at(answered),
    remindOn: remindIn === undefined ? null : addDays(todayAt(fill.today), remindIn),
    createdAt: at(0),
  });
  if (!made) return;
  const written = messages.map(([author, , text], position) => ({
    enquiryId: made.id,
    author,
    text,
    sendKey: randomUUID(),
    createdAt: at(position),
  }));
  await insertRows(fill.connection, 'enquiry_messages', written);
  if (!reported) return;
  const report = { enquiryId: made.id, reason: 'spam', note: 'Sent to everybody, it seems.' };
  await insertRows(fill.connection, 'enquiry_reports', { ...report, createdAt: at(0) });
  await insertRows(fill.connection, 'enquiry_senders', {
    companyId: company.id,
    email: enquiry.email,
    standing: 'blocked',
  });
}

/** What buyers asked the exhibitor's company, from a question of today to a deal. */
export async function fillEnquiries(fill: DemoFill): Promise<void> {
  const company = await findCompany(fill, EXHIBITOR);
  if (!company) return;
  for (const enquiry of demoEnquiries) await addEnquiry(fill, company, enquiry);
}

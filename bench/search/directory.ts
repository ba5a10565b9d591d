// Maps answers of the running portal to demo records, because ids are assigned when the demo is filled.
import type pg from 'pg';
import { demoBranches } from '#demo/demo-branches.ts';
import { demoCatalogs } from '#demo/demo-catalogs.ts';
import { demoCompanies } from '#demo/demo-companies.ts';
import { demoEvents } from '#demo/demo-events.ts';
import { demoJobs } from '#demo/demo-jobs.ts';
import { demoProducts } from '#demo/demo-products.ts';
import { addDays, type CalendarDate } from '#platform/dates/calendar-date.ts';
import { withoutLanguage } from '#platform/i18n/languages.ts';
import { townOf } from './demo-records.ts';
import { knownPages } from './known-pages.ts';
import type { RecordId } from './record-id.ts';

/** An answer as the results page shows it. */
export type Shown = { readonly kind: string; readonly path: string; readonly title: string };

export type Directory = {
  /** Undefined for records that no query expects, such as past events. */
  find(shown: Shown): RecordId | undefined;
  /** Such as JOB-2026-000015. */
  referenceOf(id: RecordId): string;
  /** The day from which the demo's dates are counted. */
  readonly today: CalendarDate;
  readonly ids: ReadonlySet<RecordId>;
};

type Owned = { readonly company: string; readonly title: string };

const ownedKey = (company: string, title: string) => `${company}\n${title}`;
const sharedKey = ({ kind, path, title }: Shown) => `${kind}\n${path}\n${title}`;

class Addresses {
  /** Records with a page of their own, by its path. */
  readonly own = new Map<string, RecordId>();
  /** Records that share a page with others: the path alone does not identify them. */
  readonly shared = new Map<string, RecordId>();
  readonly references = new Map<RecordId, string>();

  share(id: RecordId, path: string, titles: readonly string[]): void {
    const [kind = ''] = id.split(':', 1);
    for (const title of titles) this.shared.set(sharedKey({ kind, path, title }), id);
  }
}

const keyByEmail = new Map(demoCompanies.map(({ email, key }) => [email, key]));

/** Rows of a table with their company's demo key. */
async function readOwned<Row extends object>(pool: pg.Pool, table: string, columns: string) {
  const { rows } = await pool.query<Row & Owned & { company_id: number; email: string }>(
    `select c.id as company_id, c.email, ${columns} from ${table} r
     join companies c on c.id = r.company_id`,
  );
  return rows.map((row) => ({ ...row, company: keyByEmail.get(row.email) ?? row.email }));
}

function byOwner<Item extends { companyKey: string; title: { en: string } }>(
  items: readonly Item[],
): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [ownedKey(item.companyKey, item.title.en), item]));
}

async function addCompanies(pool: pg.Pool, addresses: Addresses): Promise<void> {
  const { rows } = await pool.query<{ id: number; email: string }>(
    'select id, email from companies',
  );
  for (const { id, email } of rows) {
    const key = keyByEmail.get(email);
    if (key) addresses.own.set(`/company/${id}`, `company:${key}`);
  }
}

async function addProducts(pool: pg.Pool, addresses: Addresses): Promise<void> {
  const { rows } = await pool.query<{
    id: number;
    item_code: string;
    item_generic_name: string | null;
    medicine_key: string;
  }>('select id, item_code, item_generic_name, medicine_key from products');
  const keys = new Map(demoProducts.map(({ itemCode, key }) => [itemCode, key]));
  for (const row of rows) {
    addresses.own.set(`/product/${row.id}`, `product:${keys.get(row.item_code)}`);
    const name = row.item_generic_name;
    if (name) addresses.own.set(`/rx/${row.medicine_key}`, `medicine:${name}`);
  }
}

async function addJobs(pool: pg.Pool, addresses: Addresses): Promise<void> {
  const demo = byOwner(demoJobs);
  for (const row of await readOwned<{ job_ref: string }>(pool, 'jobs', 'r.title, r.job_ref')) {
    const id: RecordId = `job:${demo.get(ownedKey(row.company, row.title))?.key}`;
    addresses.own.set(`/job/${row.job_ref}`, id);
    addresses.references.set(id, row.job_ref);
  }
}

type EventRow = {
  readonly event_ref: string;
  readonly slug: string;
  readonly starts: CalendarDate;
};

/** Adds the events and returns the day from which the demo's dates are counted. */
async function addEvents(pool: pg.Pool, addresses: Addresses): Promise<CalendarDate> {
  const demo = byOwner(demoEvents);
  let today: CalendarDate | undefined;
  const columns = 'r.title, r.event_ref, r.slug, r.start_date::text as starts';
  for (const row of await readOwned<EventRow>(pool, 'events', columns)) {
    const made = demo.get(ownedKey(row.company, row.title));
    if (!made) continue;
    addresses.own.set(`/event/${row.slug}`, `event:${made.key}`);
    addresses.references.set(`event:${made.key}`, row.event_ref);
    today ??= addDays(row.starts, -made.startDay);
  }
  if (!today) throw new Error('The portal has no demo events');
  return today;
}

async function addSharedPages(pool: pg.Pool, addresses: Addresses): Promise<void> {
  const demo = byOwner(demoCatalogs);
  for (const row of await readOwned(pool, 'catalogs', 'r.title')) {
    const made = demo.get(ownedKey(row.company, row.title));
    if (!made) continue;
    addresses.share(`catalog:${made.key}`, `/company/${row.company_id}`, Object.values(made.title));
  }
  for (const row of await readOwned(pool, 'branches', 'r.name as title')) {
    const made = demoBranches.find(
      ({ companyKey, name }) => companyKey === row.company && name.en === row.title,
    );
    if (!made) continue;
    const id: RecordId = `branch:${made.companyKey}/${townOf(made)}`;
    addresses.share(id, `/company/${row.company_id}`, Object.values(made.name));
  }
  const { rows } = await pool.query<{ question: string; question_ar: string }>(
    'select question, question_ar from faq_items where status = 1',
  );
  for (const { question, question_ar } of rows) {
    addresses.share(`faq:${question}`, '/faq', [question, question_ar]);
  }
}

export async function readDirectory(pool: pg.Pool): Promise<Directory> {
  const addresses = new Addresses();
  for (const path of knownPages) addresses.own.set(path, `page:${path}`);
  await addCompanies(pool, addresses);
  await addProducts(pool, addresses);
  await addJobs(pool, addresses);
  const today = await addEvents(pool, addresses);
  await addSharedPages(pool, addresses);
  return {
    today,
    ids: new Set([...addresses.own.values(), ...addresses.shared.values()]),
    find(shown) {
      const path = withoutLanguage(shown.path.split(/[?#]/, 1)[0] ?? '');
      return addresses.shared.get(sharedKey({ ...shown, path })) ?? addresses.own.get(path);
    },
    referenceOf(id) {
      const reference = addresses.references.get(id);
      if (!reference) throw new Error(`${id} has no reference`);
      return reference;
    },
  };
}

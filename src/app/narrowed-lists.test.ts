import { beforeAll, describe, expect, test } from 'vitest';
import {
  dayFromToday,
  makeCatalog,
  makeCompany,
  makeEvent,
  makeJob,
  makeProduct,
} from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();

type Facet = {
  name: string;
  without: number;
  options: { value: string; name: string; count: number; chosen: boolean }[];
};

const lists = {
  jobs: {
    list: 'jobs/jobs.php',
    choices: 'jobs/job-choices.php',
    of: 'jobs',
    title: 'job_title',
    narrowedBy: ['profession', 'employment', 'city', 'pay', 'posted'],
  },
  events: {
    list: 'events/events.php',
    choices: 'events/event-choices.php',
    of: 'events',
    title: 'event_title',
    narrowedBy: ['month', 'kind', 'attendance', 'city', 'fee'],
  },
  companies: {
    list: 'companies/companies.php',
    choices: 'companies/company-choices.php',
    of: 'companies',
    title: 'company_name',
    narrowedBy: ['category', 'type', 'city', 'service'],
  },
  products: {
    list: 'products/get-products.php',
    choices: 'products/product-choices.php',
    of: 'products',
    title: 'item_name',
    narrowedBy: ['category', 'brand', 'price'],
  },
  catalogs: {
    list: 'catalogs/catalog-list.php',
    choices: 'catalogs/catalog-choices.php',
    of: 'catalogs',
    title: 'title',
    narrowedBy: ['category', 'company'],
  },
} as const;

type List = keyof typeof lists;

async function listed(list: List, query: string): Promise<string[]> {
  const { list: path, of, title } = lists[list];
  const { status, body } = await call(`${path}?country=QA&${query}`);
  expect(status).toBe(200);
  return body[of].map((one: Record<string, string>) => one[title]);
}

async function choices(list: List, query = '') {
  const { status, body } = await call(`${lists[list].choices}?country=QA&${query}`);
  expect(status).toBe(200);
  const facets: Facet[] = body.facets;
  const countsOf = (name: string) =>
    facets.find((facet) => facet.name === name)?.options.map(({ value, count }) => [value, count]);
  return { body, facets, countsOf };
}

beforeAll(async () => {
  const hospital = await makeCompany(database, {
    country: 'QA',
    name: 'Pearl Hospital',
    category: 'hospital',
    type: 3,
    address: 'Corniche, Doha',
    description: 'A hospital of 200 beds. It has a maternity ward.',
  });
  const maker = await makeCompany(database, {
    country: 'QA',
    name: 'Rayyan Instruments',
    category: 'medical-equipment',
    type: 2,
    address: 'Industrial Area, Al Rayyan',
  });
  await database.pool.query(
    `insert into services (company_id, name, name_ar) values ($1, 'Home visits', 'زيارات منزلية'), ($1, 'Laboratory', 'مختبر')`,
    [hospital.id],
  );
  const job = (title: string, facts: object) => makeJob(database, hospital.id, { title, ...facts });
  await job('Ward nurse', { profession: 'nurse', location: 'Doha', startDate: dayFromToday(0) });
  await job('Theatre nurse', {
    profession: 'nurse',
    location: 'Al Wakrah',
    startDate: dayFromToday(-5),
    salaryFromMinor: 600_000,
    salaryToMinor: 900_000,
    salaryCurrency: 'QAR',
  });
  await job('Pharmacist', {
    profession: 'pharmacist',
    location: 'Doha',
    startDate: dayFromToday(-20),
    expiryDate: dayFromToday(3),
    salaryFromMinor: 1_200_000,
    salaryToMinor: 1_500_000,
    salaryCurrency: 'QAR',
  });
  await makeEvent(database, maker.id, {
    title: 'Imaging congress',
    eventKind: 'congress',
    location: 'Convention Centre, Doha',
  });
  await makeEvent(database, maker.id, {
    title: 'Suturing webinar',
    location: 'Online',
    startDate: dayFromToday(70),
    expiryDate: dayFromToday(71),
  });
  const product = (itemName: string, facts: object) =>
    makeProduct(database, { companyId: maker.id, itemName, currency: 'QAR', ...facts });
  await product('Nitrile gloves', {
    itemCategory: 'Gloves',
    brandName: 'Sadaf',
    priceMinor: 3_000,
  });
  await product('Latex gloves', { itemCategory: 'Gloves', brandName: 'Murjan', priceMinor: 900 });
  await product('Face masks', { itemCategory: 'Masks', brandName: 'Sadaf', priceMinor: 700 });
  await makeCatalog(database, hospital.id, { title: 'Maternity guide' });
  await makeCatalog(database, maker.id, { title: 'Instruments' });
});

describe.each(Object.keys(lists) as List[])('%s', (list) => {
  test.each([
    ['city=a%20b', 'city'],
    [`category=${'x'.repeat(121)}`, 'category'],
    ['category=a,,b', 'category'],
    ['profession=/', 'profession'],
    ['month=<b>', 'month'],
    ['sort=upside-down', 'sort'],
  ])(
    '%s is refused where the list knows it, and nothing where it does not',
    async (query, field) => {
      const known: readonly string[] = ['sort', ...lists[list].narrowedBy];
      for (const path of [lists[list].list, lists[list].choices]) {
        const { status, body } = await call(`${path}?country=QA&${query}`);
        expect(status).toBe(known.includes(field) ? 400 : 200);
        if (known.includes(field)) expect(body.errors).toMatchObject([{ field }]);
      }
    },
  );

  test('a value that nothing has leaves nothing, and says how much there is without it', async () => {
    const [facet] = (await choices(list)).facets;
    const name = facet?.name ?? '';
    expect(await listed(list, `${name}=zzz`)).toEqual([]);
    const { body, facets } = await choices(list, `${name}=zzz`);
    expect(body.total).toBe(0);
    const whole = (await choices(list)).body.total;
    const found = facets.find((each) => each.name === name);
    if (found) expect(found.without).toBe(whole);
  });

  test('words typed into it are found as everywhere, in its own country only', async () => {
    const whole = await listed(list, '');
    const [first = ''] = whole;
    expect((await listed(list, `search=${encodeURIComponent(first)}`))[0]).toBe(first);
    expect(await listed(list, 'search=zebra')).toEqual([]);
    expect((await choices(list, 'search=zebra')).body.total).toBe(0);
  });

  test('a narrowed list is paged by key: every record once', async () => {
    const { list: path, of, title } = lists[list];
    if (list === 'catalogs') return;
    const sort = (await choices(list)).body.sorts.at(-1).value;
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const from: string = cursor && `&cursor=${cursor}`;
      const { body } = await call(`${path}?country=QA&limit=1&sort=${sort}${from}`);
      seen.push(...body[of].map((one: Record<string, string>) => one[title]));
      cursor = body.next_cursor;
    }
    expect(seen.toSorted()).toEqual((await listed(list, '')).toSorted());
  });
});

test('jobs: by profession, town, pay and time, counted within the other choices', async () => {
  expect(await listed('jobs', 'profession=nurse')).toEqual(['Ward nurse', 'Theatre nurse']);
  expect(await listed('jobs', 'profession=nurse&city=doha')).toEqual(['Ward nurse']);
  expect(await listed('jobs', 'posted=7')).toEqual(['Ward nurse', 'Theatre nurse']);
  expect(await listed('jobs', 'pay=10000-20000')).toEqual(['Pharmacist']);
  expect(await listed('jobs', 'sort=closing')).toEqual([
    'Pharmacist',
    'Theatre nurse',
    'Ward nurse',
  ]);
  expect((await listed('jobs', 'sort=pay')).at(-1)).toBe('Ward nurse');
  const { countsOf, body } = await choices('jobs', 'profession=nurse');
  expect(body).toMatchObject({ total: 2, summary: '2 open jobs' });
  expect(countsOf('profession')).toEqual([
    ['nurse', 2],
    ['pharmacist', 1],
  ]);
  expect(countsOf('city')).toEqual([
    ['al-wakrah', 1],
    ['doha', 1],
  ]);
  expect(countsOf('posted')).toEqual([
    ['1', 1],
    ['3', 1],
    ['7', 2],
    ['30', 2],
  ]);
});

test('events: by month, kind, attendance and town', async () => {
  expect(await listed('events', 'kind=congress')).toEqual(['Imaging congress']);
  expect(await listed('events', 'attendance=online')).toEqual(['Suturing webinar']);
  expect(await listed('events', `month=${dayFromToday(70).slice(0, 7)}`)).toEqual([
    'Suturing webinar',
  ]);
  expect(await listed('events', 'city=doha')).toEqual(['Imaging congress']);
});

test('companies: by field, type, town and service; a hospital is called one', async () => {
  expect(await listed('companies', 'category=hospital')).toEqual(['Pearl Hospital']);
  expect(await listed('companies', 'type=2')).toEqual(['Rayyan Instruments']);
  expect(await listed('companies', 'service=home-visits')).toEqual(['Pearl Hospital']);
  const { countsOf } = await choices('companies', 'category=hospital');
  expect(countsOf('service')).toEqual([
    ['home-visits', 1],
    ['laboratory', 1],
  ]);
  const { body } = await call('companies/companies.php?country=QA&category=hospital');
  expect(body.companies[0]).toMatchObject({
    company_kind_name: 'Hospital',
    company_type_name: 'General',
    company_city: 'Doha',
    company_line: 'A hospital of 200 beds.',
    products: 0,
    events: 0,
    jobs: 3,
  });
});

test('companies: words say by which of its services one was found, and nothing where its name says it', async () => {
  const { body } = await call('companies/companies.php?country=QA&search=home%20visits');
  const home = { text: 'Home', found: true };
  const visits = { text: 'visits', found: true };
  expect(body.companies[0]).toMatchObject({
    company_name: 'Pearl Hospital',
    company_match: { source: 'service', parts: [home, { text: ' ', found: false }, visits] },
  });
  const byName = await call('companies/companies.php?country=QA&search=pearl');
  expect(byName.body.companies[0]).toMatchObject({
    company_name: 'Pearl Hospital',
    company_match: null,
  });
});

test('a service that is no longer offered is no longer a choice', async () => {
  await database.pool.query(`update services set status = 0 where name = 'Laboratory'`);
  expect(await listed('companies', 'service=laboratory')).toEqual([]);
  await database.pool.query(`update services set status = 1 where name = 'Laboratory'`);
  expect(await listed('companies', 'service=laboratory')).toEqual(['Pearl Hospital']);
});

test('products: by category, brand and price, cheapest first, and in other countries', async () => {
  expect(await listed('products', 'category=gloves&sort=cheapest')).toEqual([
    'Latex gloves',
    'Nitrile gloves',
  ]);
  expect(await listed('products', 'brand=sadaf&price=5-10')).toEqual(['Face masks']);
  const { countsOf } = await choices('products', 'brand=sadaf');
  expect(countsOf('category')).toEqual([
    ['gloves', 1],
    ['masks', 1],
  ]);
  expect(countsOf('brand')).toEqual([
    ['sadaf', 2],
    ['murjan', 1],
  ]);
  expect(countsOf('price')).toEqual([
    ['5-10', 1],
    ['10-50', 1],
  ]);
});

test('catalogs: by company and its field', async () => {
  expect(await listed('catalogs', 'category=hospital')).toEqual(['Maternity guide']);
  const { facets } = await choices('catalogs', 'category=hospital');
  const names = facets.find(({ name }) => name === 'company')?.options.map(({ name }) => name);
  expect(names).toEqual(undefined);
});

test('the order in which choices are written makes no other answer', async () => {
  const one = await call('jobs/jobs.php?country=QA&profession=pharmacist,nurse');
  const other = await call('jobs/jobs.php?country=QA&profession=nurse,pharmacist,nurse');
  expect(other.body).toEqual(one.body);
});

test('choices are told in the language of the caller', async () => {
  const { body } = await call('jobs/job-choices.php?country=QA&posted=7', {
    headers: { 'accept-language': 'ar' },
  });
  expect(body.summary).toBe('وظيفتان متاحتان');
  expect(body.facets[0].label).toBe('المدينة');
});

import { beforeEach, describe, expect, test } from 'vitest';
import { givePlan, makeCompany, makeJob, makeProduct } from '#testing/factories.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database, fetch } = await startTestApp();

const post = ({ headers }: SignedIn, path: string, body: object) =>
  call(`admin/${path}.php`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const get = async ({ headers }: SignedIn, path: string) =>
  (await call(`admin/${path}`, { headers })).body;
const namesOf = (list: readonly { company_name: string }[]) =>
  list.map(({ company_name }) => company_name);
const partners = async () => namesOf((await call('companies/partner-logos.php')).body.partners);
const top = async (country: string) =>
  namesOf((await call(`companies/top-exhibitors.php?country=${country}`)).body.exhibitors);
const lastEntry = async () =>
  (await database.pool.query('select * from audit_log order by id desc limit 1')).rows[0];

let admin: SignedIn;
beforeEach(async () => {
  admin = await signInJobSeeker(database, { isAdmin: true });
  await database.pool.query('update companies set partner_position = null, top_position = null');
});

const facts = {
  name: 'Tiryaq House',
  name_ar: 'بيت الترياق',
  country: 'bh',
  type: 4,
  status: 1,
  email: 'Info@Tiryaq.example',
  phone_country: '+973',
  phone: '1700 1122',
  website: 'tiryaq.example',
  address: 'Manama',
  description: 'Medicines and more.',
  coupons_allowed: 0,
};

describe('changing a company is refused', () => {
  test('to its own exhibitor and to others', async () => {
    const exhibitor = await signInExhibitor(database);
    const body = { company_id: exhibitor.company.id, ...facts };
    expect((await post(exhibitor, 'companies/update', body)).status).toBe(403);
    expect((await post(await signInJobSeeker(database), 'companies/update', body)).status).toBe(
      403,
    );
  });

  test('for a company that is not there', async () => {
    const { status, body } = await post(admin, 'companies/update', {
      company_id: 999_999,
      ...facts,
    });
    expect([status, body.message]).toEqual([404, 'Company not found']);
    expect((await call('admin/companies/get.php?company_id=999999', admin)).status).toBe(404);
  });

  test.each([
    ['name', ' '],
    ['country', 'Kuwait'],
    ['type', 6],
    ['status', 3],
    ['email', 'office'],
    ['phone', ''],
    ['website', 'javascript:alert(1)'],
    ['coupons_allowed', 2],
  ])('with a wrong %s: %s', async (field, value) => {
    const { id } = await makeCompany(database);
    const { status, body } = await post(admin, 'companies/update', {
      company_id: id,
      ...facts,
      [field]: value,
    });
    expect(status).toBe(400);
    expect(body.errors.map((issue: { field: string }) => issue.field)).toEqual([field]);
  });
});

describe('changing a company', () => {
  test('is seen by the next visitor and goes on record with before and after', async () => {
    const { id, name } = await makeCompany(database, { type: 1 });
    await call(`companies/company-detail.php?id=${id}`);
    expect((await post(admin, 'companies/update', { company_id: id, ...facts })).status).toBe(200);
    const { body } = await call(`companies/company-detail.php?id=${id}`);
    expect(body.company).toMatchObject({
      company_name: 'Tiryaq House',
      country: 'BH',
      company_type_name: 'Retailer (B2C)',
      email: 'info@tiryaq.example',
    });
    expect(await lastEntry()).toMatchObject({
      actor: admin.account.email,
      action: 'update',
      subject: 'company',
      before: { name },
      after: { name: 'Tiryaq House', coupons_allowed: false },
    });
    await post(admin, 'companies/update', { company_id: id, ...facts, status: 0 });
    expect((await call(`companies/company-detail.php?id=${id}`)).status).toBe(404);
  });

  test('neither lists nor types one that is not approved', async () => {
    const { id } = await makeCompany(database, { exhibitorStatus: 3, status: 3, type: null });
    await post(admin, 'companies/update', { company_id: id, ...facts });
    const { company } = await get(admin, `companies/get.php?company_id=${id}`);
    expect(company).toMatchObject({ status: 3, type: null, listed: false, name: 'Tiryaq House' });
  });

  test('is found by name in either language, listed or not', async () => {
    const { id } = await makeCompany(database, { nameAr: 'مختبر الواحة', status: 0 });
    const search = encodeURIComponent('الواحة');
    const found = await get(admin, `companies/list.php?search=${search}`);
    expect(found.companies.map((each: { id: number }) => each.id)).toEqual([id]);
    expect(
      (await get(admin, `companies/list.php?search=${search}&shown=listed`)).companies,
    ).toEqual([]);
  });
});

describe('several companies at once', () => {
  const change = (who: SignedIn, body: object) => post(who, 'companies/update-status', body);
  const isSeen = async (id: number) =>
    (await call(`companies/company-detail.php?id=${id}`)).status === 200;

  test('are refused to others, and without a company or a standing', async () => {
    const exhibitor = await signInExhibitor(database);
    const body = { company_ids: [exhibitor.company.id], status: 0 };
    expect((await change(exhibitor, body)).status).toBe(403);
    for (const [field, wrong] of [
      ['company_ids', []],
      ['status', 3],
    ] as const) {
      const { status, body: told } = await change(admin, { ...body, [field]: wrong });
      expect([status, told.errors[0].field]).toEqual([400, field]);
    }
    expect(await isSeen(exhibitor.company.id)).toBe(true);
  });

  test('are hidden and shown again, each on record; one without approval stays as it is', async () => {
    const [one, two] = [await makeCompany(database), await makeCompany(database)];
    const restricted = await makeCompany(database, { exhibitorStatus: 3, status: 3 });
    const ids = [one.id, two.id, restricted.id, 999_999];
    const hidden = await change(admin, { company_ids: ids, status: 0 });
    expect(hidden.body).toMatchObject({ message: '2 companies are hidden.', updated_count: 2 });
    expect([await isSeen(one.id), await isSeen(two.id)]).toEqual([false, false]);
    expect(await lastEntry()).toMatchObject({
      actor: admin.account.email,
      subject_id: String(two.id),
      before: { status: 1 },
      after: { status: 0 },
    });
    const shown = await change(admin, { company_ids: ids, status: 1 });
    expect(shown.body.message).toBe('2 companies are shown.');
    expect([await isSeen(one.id), await isSeen(restricted.id)]).toEqual([true, false]);
    expect((await change(admin, { company_ids: ids, status: 1 })).body.updated_count).toBe(0);
  });
});

describe('lists made by hand', () => {
  test('are refused to others, and with a company twice, unknown or of another country', async () => {
    const [kuwaiti, omani] = [
      await makeCompany(database),
      await makeCompany(database, { country: 'OM' }),
    ];
    const order = (who: SignedIn, body: object) => post(who, 'showcase/order', body);
    const body = { list: 'partners', company_ids: [kuwaiti.id] };
    expect((await order(await signInExhibitor(database), body)).status).toBe(403);
    expect((await order(admin, { ...body, company_ids: [kuwaiti.id, kuwaiti.id] })).status).toBe(
      400,
    );
    expect((await order(admin, { ...body, company_ids: [kuwaiti.id, 999_999] })).status).toBe(400);
    expect((await order(admin, { list: 'top', company_ids: [] })).body.errors[0].field).toBe(
      'country',
    );
    const foreign = { list: 'top', country: 'KW', company_ids: [omani.id] };
    expect((await order(admin, foreign)).body.errors[0].field).toBe('company_ids');
    expect(await partners()).toEqual([]);
  });

  test('are shown in their order at the next read; top exhibitors by country', async () => {
    const [a, b, c] = [
      await makeCompany(database),
      await makeCompany(database),
      await makeCompany(database),
    ];
    const omani = await makeCompany(database, { country: 'OM' });
    for (const { id } of [a, c, omani]) await givePlan(database, id);
    await post(admin, 'showcase/order', { list: 'partners', company_ids: [a.id, b.id, omani.id] });
    expect(await partners()).toEqual([a.name, b.name, omani.name]);
    await post(admin, 'showcase/order', { list: 'partners', company_ids: [b.id, c.id, a.id] });
    expect(await partners()).toEqual([b.name, c.name, a.name]);

    await post(admin, 'showcase/order', { list: 'top', country: 'OM', company_ids: [omani.id] });
    await post(admin, 'showcase/order', { list: 'top', country: 'KW', company_ids: [c.id, a.id] });
    expect(await top('OM')).toEqual([omani.name]);
    expect(await top('KW')).toEqual([c.name, a.name]);
    const { companies } = await get(admin, 'showcase/get.php?list=top&country=KW');
    expect(companies.map((each: { id: number }) => each.id)).toEqual([c.id, a.id]);
    expect(await lastEntry()).toMatchObject({
      subject: 'top-exhibitors',
      before: { order: [] },
      after: { order: [c.name, a.name] },
    });
  });

  test('top exhibitors are ads: a plan without them is named, and one that ends takes them along', async () => {
    const company = await makeCompany(database, { name: 'Care House' });
    const wish = { list: 'top', country: 'KW', company_ids: [company.id] };
    const { status, body } = await post(admin, 'showcase/order', wish);
    expect([status, body.message]).toEqual([
      400,
      'The Free Plan of Care House includes no ads, and top exhibitors are ads.',
    ]);
    await givePlan(database, company.id);
    expect((await post(admin, 'showcase/order', wish)).status).toBe(200);
    expect(await top('KW')).toEqual(['Care House']);
    await database.pool.query('update subscriptions set cancelled_at = now()');
    expect(await top('KW')).toEqual([]);
    // A company that is already on the list does not prevent the others from being ordered.
    expect((await post(admin, 'showcase/order', wish)).status).toBe(200);
  });
});

describe('the list of companies', () => {
  test('tells the plan and how much a company has, in either order', async () => {
    const one = await makeCompany(database, { name: 'Quokka Zinc' });
    const two = await makeCompany(database, { name: 'quokka Alum' });
    await givePlan(database, one.id);
    await makeProduct(database, { companyId: one.id });
    await makeJob(database, one.id);
    const list = async (query = '') =>
      (await get(admin, `companies/list.php?search=quokka${query}`)).companies;
    expect(await list()).toMatchObject([
      { id: two.id, items: 0 },
      { id: one.id, plan: 'Professional Plan', items: 2 },
    ]);
    expect(await list('&sort=name')).toMatchObject([{ id: two.id }, { id: one.id }]);
    expect(await list(`&sort=name&cursor=${two.id}`)).toMatchObject([{ id: one.id }]);
    const { status } = await call('admin/companies/list.php?sort=odd', admin);
    expect(status).toBe(400);
  });

  test('calls a hospital a hospital, also in the file', async () => {
    const { id } = await makeCompany(database, {
      name: 'Bilby Care',
      category: 'hospital',
      type: 3,
    });
    await makeCompany(database, { name: 'Bilby Trade', category: 'hospital', type: 1 });
    const { companies } = await get(admin, 'companies/list.php?search=bilby');
    expect(companies).toMatchObject([{ kind: 'Supplier' }, { id, kind: 'Hospital' }]);
    const file = await fetch('/api/admin/companies/export.php?search=bilby', admin);
    expect(await file.text()).toContain('Bilby Care,KW,Hospital,');
  });

  test('is a file for operators only', async () => {
    expect((await call('admin/companies/export.php')).status).toBe(401);
    const owner = await signInExhibitor(database);
    expect((await call('admin/companies/export.php', owner)).status).toBe(403);
    await makeCompany(database, { name: 'Numbat "North", Ltd' });
    const { headers } = admin;
    const file = await fetch('/api/admin/companies/export.php?search=numbat', { headers });
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines[0]).toContain('Company,Country,Type,Plan');
    expect(lines[1]).toContain('"Numbat ""North"", Ltd"');
  });
});

import { describe, expect, test } from 'vitest';
import { givePlan, makeCompany } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();

const namesOf = (body: { companies: { company_name: string }[] }) =>
  body.companies.map(({ company_name }) => company_name);

for (let number = 1; number <= 14; number += 1) {
  await makeCompany(database, { name: `Kuwait ${number}`, nameAr: `الكويت ${number}` });
}
await makeCompany(database, { name: 'Only one', country: 'OM', type: 5, logo: 'one.webp' });
await makeCompany(database, { name: 'Under review', country: 'QA', exhibitorStatus: 0, status: 2 });
await makeCompany(database, { name: 'Rejected', country: 'QA', exhibitorStatus: 2, status: 0 });
await makeCompany(database, { name: 'Suspended', country: 'QA', exhibitorStatus: 1, status: 3 });

describe('GET companies/companies.php', () => {
  test('looks for the beginnings of words in both languages', async () => {
    const found = async (words: string) =>
      namesOf((await call(`companies/companies.php?search=${encodeURIComponent(words)}`)).body);
    expect(await found('kuw 14')).toEqual(['Kuwait 14']);
    expect(await found('كويت ١٣')).toEqual(['Kuwait 13']);
    expect(await found('only')).toEqual([]);
    const omani = await call('companies/companies.php?country=OM&search=only');
    expect(namesOf(omani.body)).toEqual(['Only one']);
    expect((await call(`companies/companies.php?search=${'x'.repeat(101)}`)).status).toBe(400);
  });

  test.each([
    ['limit=0', 'limit'],
    ['limit=51', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['country=KWT', 'country'],
    ['country=1', 'country'],
    ['cursor=x', 'cursor'],
    ['cursor=20261115.2.5', 'cursor'],
  ])('%s is refused and the field is named', async (query, field) => {
    const { status, body } = await call(`companies/companies.php?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'invalid_input', errors: [{ field }] });
    expect(body.errors).toMatchObject([{ field }]);
  });

  test('every wrong field is named, in the language of the caller', async () => {
    const { body } = await call('companies/companies.php?limit=ten&country=KWT', {
      headers: { 'accept-language': 'ar' },
    });
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['limit', 'country']);
    for (const { message } of body.errors) expect(message).toMatch(/[\u0600-\u06ff]/);
  });

  test('twelve companies by default, with the stated fields, the visibility of the plan and no others', async () => {
    const { status, body } = await call('companies/companies.php?country=KW');
    expect(status).toBe(200);
    expect(body.companies).toHaveLength(12);
    expect(Object.keys(body.companies[0]).sort()).toEqual([
      'added_on',
      'company_city',
      'company_kind_name',
      'company_line',
      'company_logo',
      'company_match',
      'company_name',
      'company_type_name',
      'events',
      'id',
      'jobs',
      'products',
      'visibility',
    ]);
    expect(body).toMatchObject({
      success: true,
      country_used: 'KW',
      country_used_name: 'Kuwait',
      country_requested: 'KW',
      country_requested_name: 'Kuwait',
      fallback_used: false,
    });
  });

  test('paging by cursor shows every company once', async () => {
    const first = await call('companies/companies.php?country=KW&limit=5');
    const second = await call(
      `companies/companies.php?country=KW&limit=5&cursor=${first.body.next_cursor}`,
    );
    const third = await call(
      `companies/companies.php?country=KW&limit=5&cursor=${second.body.next_cursor}`,
    );
    const all = [first, second, third].flatMap(({ body }) => namesOf(body));
    expect(new Set(all).size).toBe(14);
    expect(all).toHaveLength(14);
    expect(third.body.next_cursor).toBeNull();
  });

  test('the order stays within a day', async () => {
    const one = await call('companies/companies.php?country=KW');
    const two = await call('companies/companies.php?country=KW');
    expect(namesOf(one.body)).toEqual(namesOf(two.body));
  });

  test('a country without listed companies shows Kuwait and says so', async () => {
    const { body } = await call('companies/companies.php?country=QA');
    expect(body).toMatchObject({
      country_requested: 'QA',
      country_requested_name: 'Qatar',
      country_used: 'KW',
      fallback_used: true,
    });
    expect(namesOf(body)).not.toContain('Suspended');
  });

  test('country_code and lower case are understood; the type has its default name', async () => {
    const { body } = await call('companies/companies.php?country_code=om');
    expect(body.companies).toEqual([
      expect.objectContaining({ company_name: 'Only one', company_type_name: 'Service Provider' }),
    ]);
    const kuwait = await call('companies/companies.php?country=KW&limit=1');
    expect(kuwait.body.companies[0].company_type_name).toBe('Healthcare Provider');
  });

  test('Arabic-Indic digits are digits', async () => {
    const { body } = await call(`companies/companies.php?country=KW&limit=${encodeURI('٣')}`);
    expect(body.companies).toHaveLength(3);
  });

  test('without a country the visitor’s own is used', async () => {
    const { body } = await call('companies/companies.php', { headers: { cookie: 'country=OM' } });
    expect(body.country_used).toBe('OM');
  });

  test('names come in the language of the caller', async () => {
    const { body } = await call('companies/companies.php?country=KW&limit=1', {
      headers: { 'accept-language': 'ar-KW,ar;q=0.9' },
    });
    expect(body.companies[0].company_name).toMatch(/^الكويت/);
    expect(body.country_used_name).toBe('الكويت');
  });
});

describe('GET companies/company-detail.php', () => {
  test.each(['', '?id=', '?id=abc', '?id=0', '?id=-1', '?id=1.5', '?id=99999999999999999999'])(
    '"%s" is refused',
    async (query) => {
      const { status, body } = await call(`companies/company-detail.php${query}`);
      expect(status).toBe(400);
      expect(body.errors).toEqual([expect.objectContaining({ field: 'id' })]);
    },
  );

  test('an unknown company is not found, in the stated words', async () => {
    const { status, body } = await call('companies/company-detail.php?id=999999');
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, message: 'Company not found' });
  });

  test('a company that is not listed does not exist for visitors', async () => {
    const hidden = await makeCompany(database, { exhibitorStatus: 3, status: 3 });
    const { status } = await call(`companies/company-detail.php?id=${hidden.id}`);
    expect(status).toBe(404);
  });

  test('the facts come under their alternate names', async () => {
    const made = await makeCompany(database, {
      name: 'Facts',
      description: 'What we do',
      address: 'Block 1',
      website: 'https://facts.example',
      email: 'info@facts.example',
      type: 2,
    });
    const { body } = await call(`companies/company-detail.php?id=${made.id}`);
    expect(body.company).toMatchObject({
      company_name: 'Facts',
      company_type_name: 'Manufacturer',
      company_description: 'What we do',
      description: 'What we do',
      full_description: 'What we do',
      company_website: 'https://facts.example',
      website: 'https://facts.example',
      company_phone: '22001122',
      phone: '22001122',
      phone_country: '965',
      company_phone_country: '965',
      company_email: 'info@facts.example',
      email: 'info@facts.example',
      company_address: 'Block 1',
      address: 'Block 1',
    });
    expect(body.company).not.toHaveProperty('owner_account_id');
  });
});

describe('the visibility of a company', () => {
  test.each([
    [undefined, 'basic'],
    [2, 'premium'],
    [3, 'premium_plus'],
  ])('with plan %s is %s in the list and on its page', async (plan, visibility) => {
    const { id } = await makeCompany(database, { country: 'BH', name: `Plan ${plan}` });
    if (plan) await givePlan(database, id, plan);
    const list = await call(
      `companies/companies.php?country=BH&search=${encodeURIComponent(`Plan ${plan}`)}`,
    );
    expect(list.body.companies).toMatchObject([{ id, visibility }]);
    const detail = await call(`companies/company-detail.php?id=${id}`);
    expect(detail.body.company).toMatchObject({ id, visibility });
    if (!plan) return;
    await database.pool.query('update subscriptions set cancelled_at = now()');
    const after = await call(`companies/company-detail.php?id=${id}`);
    expect(after.body.company.visibility).toBe('basic');
  });
});

describe('GET companies/partner-logos.php', () => {
  test('partners in their order, listed ones only', async () => {
    await makeCompany(database, { name: 'Second', partnerPosition: 2 });
    await makeCompany(database, { name: 'First', partnerPosition: 1, logo: 'first.webp' });
    await makeCompany(database, { name: 'Gone', partnerPosition: 3, status: 3 });
    const { body } = await call('companies/partner-logos.php?limit=12');
    expect(body.partners).toEqual([
      { id: expect.any(Number), company_name: 'First', company_logo: 'first.webp' },
      { id: expect.any(Number), company_name: 'Second', company_logo: null },
    ]);
  });
});

test('a hospital is a hospital on its own page too, not “General”', async () => {
  const { id } = await makeCompany(database, { name: 'Rabwat', type: 3, category: 'hospital' });
  const { body } = await call(`companies/company-detail.php?id=${id}`);
  expect(body.company).toMatchObject({
    company_type_name: 'General',
    company_kind_name: 'Hospital',
  });
});

describe('GET companies/top-exhibitors.php', () => {
  test('the leading exhibitors of a country, with fallback', async () => {
    for (const [name, country] of [
      ['Top of Kuwait', 'KW'],
      ['Top of Oman', 'OM'],
    ] as const) {
      const { id } = await makeCompany(database, { name, topPosition: 1, country });
      await givePlan(database, id);
    }
    await makeCompany(database, { name: 'Without ads', topPosition: 2, country: 'OM' });
    const oman = await call('companies/top-exhibitors.php?limit=6&country=OM');
    expect(oman.body.exhibitors).toEqual([
      {
        id: expect.any(Number),
        company_name: 'Top of Oman',
        company_logo: null,
        company_type_name: 'Healthcare Provider',
      },
    ]);
    const iraq = await call('companies/top-exhibitors.php?limit=6&country=IQ');
    expect(iraq.body).toMatchObject({ country_used: 'KW', fallback_used: true });
  });
});

test('among companies that are seen alike, those that answer better go first', async () => {
  const country = 'SD';
  const made = new Map<string, number>();
  for (const name of ['mute', 'unknown', 'quick', 'rarely asked', 'paying']) {
    made.set(name, (await makeCompany(database, { name, country })).id);
  }
  const idOf = (name: string) => made.get(name) ?? 0;
  await givePlan(database, idOf('paying'), 2);
  await database.pool.query(
    `insert into company_answers (company_id, asked_by, asked, answered, median_minutes) values
     ($1, 'enquiries', 10, 0, null), ($2, 'enquiries', 10, 9, 60), ($3, 'enquiries', 4, 4, 5),
     ($1, 'applications', 10, 10, 5)`,
    [idOf('mute'), idOf('quick'), idOf('rarely asked')],
  );
  const { body } = await call(`companies/companies.php?country=${country}`);
  const names = namesOf(body);
  expect(names[0]).toBe('paying');
  expect(names[1]).toBe('quick');
  expect(names.slice(2, 4).sort()).toEqual(['rarely asked', 'unknown']);
  expect(names[4]).toBe('mute');
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { smallPictureName } from '#platform/files/picture-variants.ts';
import { dayFromToday, makeCompany, makeEvent, makeJob } from '#testing/factories.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, fetch, database, dataDir } = await startTestApp();
const owner = await signInExhibitor(database);

type Caller = { headers: Record<string, string> };

const good = {
  company_name: 'Nabd Medical',
  company_email: 'info@nabd.example',
  phone_country: '965',
  company_phone: '22001122',
  company_description: 'Instruments',
  company_address: '',
  company_website: 'nabd.example',
  company_social_links: '',
  company_other_details: '',
  company_notes: 'For the operator',
};

function save(
  fields: Record<string, string | Blob>,
  caller: Caller = owner,
  language = 'en',
): ReturnType<typeof call> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { ...caller.headers, 'accept-language': language };
  return call('exhibitor/update-profile.php', { method: 'POST', headers, body });
}

const profileOf = async (caller: Caller) =>
  (await call('exhibitor/profile.php', { headers: caller.headers })).body.profile;

describe('who may change a company', () => {
  test('nobody without a token, no job seeker, nobody for somebody else', async () => {
    expect((await save(good, { headers: {} })).status).toBe(401);
    expect((await save(good, await signInJobSeeker(database))).status).toBe(403);
    const foreign = await save({ ...good, user_id: '99999999' });
    expect(foreign.status).toBe(403);
  });
});

describe('what is wrong with a profile', () => {
  test('everything that is missing is named', async () => {
    const { status, body } = await save({ company_description: 'x' });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'company_name', message: 'Company name is required' },
      { field: 'company_email', message: 'Company email is required' },
      { field: 'company_phone', message: 'Company phone is required' },
      { field: 'phone_country', message: 'Please select a valid country code' },
    ]);
  });

  test.each([
    ['company_email', 'nobody@nowhere', 'Please enter a valid email address'],
    ['phone_country', 'x', 'Please select a valid country code'],
    ['company_phone', '1234567', 'Please enter a phone number of 8 to 15 digits'],
    ['company_phone', '1234567890123456', 'Please enter a phone number of 8 to 15 digits'],
    ['company_website', 'javascript:alert(1)', 'Please enter a valid URL'],
    ['country', 'XX', 'Please select a country'],
  ])('%s: %s', async (field, value, message) => {
    const { status, body } = await save({ ...good, [field]: value });
    expect([status, body.errors]).toEqual([400, [{ field, message }]]);
  });

  test('is told in Arabic', async () => {
    const { body } = await save({ ...good, company_email: 'x' }, owner, 'ar');
    expect(body.errors[0].message).toBe('يرجى إدخال عنوان بريد إلكتروني صالح');
  });
});

const picture = (width: number, format: 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff') =>
  sharp({ create: { width, height: 40, channels: 3, background: '#057' } })
    .toFormat(format)
    .toBuffer();

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><script>alert(1)</script><circle r="9"/></svg>';

const blobOf = (content: Buffer | string) => new Blob([content as BlobPart]);

describe('the logo', async () => {
  test.each([
    ['words', blobOf('not a picture')],
    ['another kind of picture', blobOf(await picture(20, 'tiff'))],
    ['a page', blobOf('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>')],
  ])('%s are refused', async (_name, company_logo) => {
    const { status, body } = await save({ ...good, company_logo });
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          field: 'company_logo',
          message: 'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
        },
      ],
    ]);
  });

  test.each([
    [0, 'Please select a valid image file (JPEG, PNG, GIF, or WebP)'],
    [1, 'Image file size should be less than 5MB'],
  ])('may have 5 MB and no more: with %i bytes above it is told "%s"', async (more, message) => {
    const company_logo = blobOf(Buffer.alloc(5 * 1024 * 1024 + more));
    const { status, body } = await save({ ...good, company_logo });
    expect([status, body.errors[0].message]).toEqual([400, message]);
  });

  test.each([
    ['png', blobOf(await picture(1200, 'png'))],
    ['jpeg', blobOf(await picture(900, 'jpeg'))],
    ['gif', blobOf(await picture(50, 'gif'))],
    ['webp', blobOf(await picture(60, 'webp'))],
    ['svg', blobOf(svg)],
  ])('%s is drawn anew, with a small copy beside it', async (_format, company_logo) => {
    const { body } = await save({ ...good, company_logo });
    expect(body.logo_path).toMatch(/^\/Upload\/companies\/[0-9a-f]{24}\.webp$/);
    const file = join(dataDir, 'files', body.logo_path);
    expect((await sharp(file).metadata()).format).toBe('webp');
    expect(existsSync(smallPictureName(file))).toBe(true);
    expect((await fetch(body.logo_path)).status).toBe(200);
    expect((await profileOf(owner)).logo_path).toBe(body.logo_path);
  });

  test('a small drawing is made large enough, without its scripts', async () => {
    const { body } = await save({ ...good, company_logo: blobOf(svg) });
    const { width } = await sharp(join(dataDir, 'files', body.logo_path)).metadata();
    expect(width).toBe(600);
  });

  test('stays when none is sent', async () => {
    const before = (await profileOf(owner)).logo_path;
    const { body } = await save({ ...good, company_logo: new Blob([]) });
    expect(body.logo_path).toBe(before);
    expect((await save(good)).body.logo_path).toBe(before);
  });
});

describe('a profile', () => {
  test('is stored as it reads, and shown to visitors', async () => {
    const { body } = await save({
      ...good,
      company_phone: '٢٢٠٠ ١١٢٢',
      company_name_ar: 'نبض',
      country: 'sa',
    });
    expect(body.message).toBe('Profile updated successfully!');
    expect(await profileOf(owner)).toMatchObject({
      ...good,
      company_address: null,
      company_social_links: null,
      company_other_details: null,
      company_website: 'https://nabd.example/',
      company_name_ar: 'نبض',
      country: 'SA',
    });
    const shown = await call(`companies/company-detail.php?id=${owner.company.id}`);
    expect(shown.body.company).toMatchObject({ company_name: 'Nabd Medical', country: 'SA' });
    expect(JSON.stringify(shown.body)).not.toContain('For the operator');
  });

  test('what a caller does not know of stays: the Arabic words and the country', async () => {
    await save({ ...good, company_name_ar: 'نبض', country: 'SA' });
    await save(good);
    expect(await profileOf(owner)).toMatchObject({ company_name_ar: 'نبض', country: 'SA' });
    await save({ ...good, company_name_ar: '' });
    expect((await profileOf(owner)).company_name_ar).toBeNull();
  });

  test('of somebody else stays as it is', async () => {
    const other = await signInExhibitor(database, { name: 'Other' });
    await save(good);
    expect((await profileOf(other)).company_name).toBe('Other');
  });
});

describe('the overview', () => {
  const view = (id: number | string, agent: string) =>
    call('companies/company-viewed.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify({ id }),
    });
  const overviewOf = async ({ headers }: Caller) =>
    (await call('exhibitor/overview.php', { headers })).body;

  test('counts each visitor’s views of a listed company, once in a while', async () => {
    const viewed = await signInExhibitor(database);
    expect((await view('x', 'a')).status).toBe(400);
    for (const agent of ['a', 'b', 'b'])
      expect((await view(viewed.company.id, agent)).status).toBe(200);
    const { days, totals } = await overviewOf(viewed);
    expect(totals).toEqual({ views: 2, applications: 0, registrations: 0 });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ day: dayFromToday(0), views: 2 });
    const hidden = await makeCompany(database, { status: 3 });
    await view(hidden.id, 'a');
    const { rows } = await database.pool.query(
      'select * from company_views where company_id = $1',
      [hidden.id],
    );
    expect(rows).toEqual([]);
  });

  test('says how it was before', async () => {
    const viewed = await signInExhibitor(database);
    await database.pool.query(
      `insert into company_views values ($1, $2, 7), ($1, $3, 5), ($1, $4, 100)`,
      [viewed.company.id, dayFromToday(-29), dayFromToday(-30), dayFromToday(-60)],
    );
    const { totals, totals_before } = await overviewOf(viewed);
    expect([totals.views, totals_before.views]).toEqual([7, 5]);
  });

  test('counts applications for the own jobs and registrations for the own events', async () => {
    const company = await signInExhibitor(database);
    const { account } = await signInJobSeeker(database);
    for (const { id } of [company.company, await makeCompany(database)]) {
      const job = await makeJob(database, id);
      const event = await makeEvent(database, id);
      await database.pool.query(
        `insert into applications (job_id, account_id, name, email, cv_name, cv_type)
         values ($1, $2, 'A', 'a@test.example', 'cv.pdf', 'pdf')`,
        [job.id, account.id],
      );
      await database.pool.query(
        'insert into event_registrations (event_id, account_id) values ($1, $2)',
        [event.id, account.id],
      );
    }
    const { days, totals } = await overviewOf(company);
    expect(totals).toEqual({ views: 0, applications: 1, registrations: 1 });
    expect(days.at(-1)).toMatchObject({ applications: 1, registrations: 1 });
  });
});

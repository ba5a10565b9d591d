import { describe, expect, test } from 'vitest';
import { dayFromToday, makeCompany, makeJob } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();

type Listed = { jobs: { job_title: string }[] };
const titlesOf = (body: Listed) => body.jobs.map(({ job_title }) => job_title);
const listed = async (query: string) => titlesOf((await call(`jobs/jobs.php?${query}`)).body);

const kuwaiti = await makeCompany(database, { name: 'Tiryaq', nameAr: 'ترياق', logo: 'a.webp' });
for (let day = 1; day <= 8; day += 1) {
  await makeJob(database, kuwaiti.id, {
    title: `Kuwait ${day}`,
    titleAr: `الكويت ${day}`,
    startDate: dayFromToday(-day),
  });
}
const omani = await makeCompany(database, { country: 'OM', name: 'Sohar Care' });
const paid = await makeJob(database, omani.id, {
  title: 'Only one',
  location: 'Sohar, Oman',
  expiryDate: dayFromToday(5),
  salaryFromMinor: 650_000,
  salaryToMinor: 850_500,
  salaryCurrency: 'OMR',
});

/** Facts that a company may leave out. */
const nothingStated = {
  profession: null,
  profession_name: null,
  employment_kind: null,
  employment_kind_name: null,
  workplace: null,
  workplace_name: null,
  experience_years: null,
  education: null,
  education_name: null,
  licence: null,
  licence_name: null,
  answer_within_days: 21,
  requirements: [],
  benefits: [],
};

describe('GET jobs/jobs.php', () => {
  test.each([
    ['limit=0', 'limit'],
    ['limit=51', 'limit'],
    ['limit=six', 'limit'],
    ['country=KWT', 'country'],
    ['cursor=x', 'cursor'],
    ['cursor=2026-02-30.1', 'cursor'],
    [`search=${'a'.repeat(101)}`, 'search'],
  ])('%s is refused and the field is named', async (query, field) => {
    const { status, body } = await call(`jobs/jobs.php?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'invalid_input', errors: [{ field }] });
    expect(body.errors).toMatchObject([{ field }]);
  });

  test('six jobs by default, newest first, with the stated extras', async () => {
    const { status, body } = await call('jobs/jobs.php?country=KW');
    expect(status).toBe(200);
    expect(titlesOf(body)).toEqual([1, 2, 3, 4, 5, 6].map((day) => `Kuwait ${day}`));
    expect(body).toMatchObject({
      success: true,
      message: null,
      country_used: 'KW',
      country_used_name: 'Kuwait',
      country_requested: 'KW',
      country_requested_name: 'Kuwait',
      fallback_used: false,
    });
  });

  test('a job has the stated fields, its dates as YYYY-MM-DD', async () => {
    const { body } = await call('jobs/jobs.php?country=OM');
    expect(body.jobs).toEqual([
      {
        id: paid.id,
        job_ref: expect.stringMatching(/^JOB-\d{4}-\d{6}$/),
        job_title: 'Only one',
        company_id: omani.id,
        company_name: 'Sohar Care',
        company_logo: null,
        location: 'Sohar, Oman',
        exhibitor_country: 'OM',
        country_name: 'Oman',
        job_start_date: dayFromToday(0),
        job_expiry_date: dayFromToday(5),
        days_left: 5,
        job_details: 'What one does there and what one brings.',
        salary_from: '650.000',
        salary_to: '850.500',
        salary_currency: 'OMR',
        ...nothingStated,
      },
    ]);
  });

  test('paging by cursor shows every job once', async () => {
    const first = await call('jobs/jobs.php?country=KW&limit=3');
    const second = await call(`jobs/jobs.php?country=KW&limit=3&cursor=${first.body.next_cursor}`);
    const third = await call(`jobs/jobs.php?country=KW&limit=3&cursor=${second.body.next_cursor}`);
    const all = [first, second, third].flatMap(({ body }) => titlesOf(body));
    expect(all).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((day) => `Kuwait ${day}`));
    expect(third.body.next_cursor).toBeNull();
  });

  test('jobs of one day are told apart by their id', async () => {
    const company = await makeCompany(database, { country: 'EG' });
    for (const title of ['a', 'b', 'c']) await makeJob(database, company.id, { title });
    const first = await call('jobs/jobs.php?country=EG&limit=2');
    expect(titlesOf(first.body)).toEqual(['c', 'b']);
    expect(await listed(`country=EG&limit=2&cursor=${first.body.next_cursor}`)).toEqual(['a']);
  });

  test('what is closed, inactive or of an unlisted company is not listed; today still is', async () => {
    const company = await makeCompany(database, { country: 'QA' });
    const hidden = await makeCompany(database, { country: 'QA', status: 3 });
    const from = { startDate: dayFromToday(-9) };
    await makeJob(database, company.id, { ...from, expiryDate: dayFromToday(-1) });
    await makeJob(database, company.id, { status: 0 });
    await makeJob(database, hidden.id);
    await makeJob(database, company.id, {
      title: 'Last day',
      ...from,
      expiryDate: dayFromToday(0),
    });
    const { body } = await call('jobs/jobs.php?country=QA');
    expect(body.jobs).toEqual([expect.objectContaining({ job_title: 'Last day', days_left: 0 })]);
  });

  test('a country without jobs shows Kuwait and says so', async () => {
    const { body } = await call('jobs/jobs.php?country=LB');
    expect(body).toMatchObject({
      country_requested: 'LB',
      country_requested_name: 'Lebanon',
      country_used: 'KW',
      fallback_used: true,
    });
    expect(body.jobs).toHaveLength(6);
  });

  test('without a country the visitor’s own is used', async () => {
    const { body } = await call('jobs/jobs.php', { headers: { cookie: 'country=OM' } });
    expect(body.country_used).toBe('OM');
  });

  test('texts come in the language of the caller', async () => {
    const { body } = await call('jobs/jobs.php?country=KW&limit=1', {
      headers: { 'accept-language': 'ar' },
    });
    expect(body.jobs[0]).toMatchObject({
      job_title: 'الكويت 1',
      company_name: 'ترياق',
      country_name: 'الكويت',
    });
  });
});

describe('searching jobs', () => {
  const found = (search: string) =>
    listed(new URLSearchParams({ country: 'SA', search }).toString());

  test('finds beginnings of words in title, place and company', async () => {
    const company = await makeCompany(database, { country: 'SA', name: 'Najd', nameAr: 'نجد' });
    await makeJob(database, company.id, {
      title: 'Intensive Care Nurse',
      titleAr: 'ممرضة عناية مركّزة',
      location: 'Riyadh',
    });
    await makeJob(database, company.id, { title: 'Pharmacist' });
    expect(await found('care nur')).toEqual(['Intensive Care Nurse']);
    expect(await found('عنايه مركزه')).toEqual(['Intensive Care Nurse']);
    expect(await found('riyadh')).toEqual(['Intensive Care Nurse']);
    expect(await found('نجد')).toHaveLength(2);
    expect(await found('zebra')).toEqual([]);
    // A typing error finds it all the same.
    expect(await found('nurze')).toEqual(['Intensive Care Nurse']);
  });

  test('nothing found is said in the stated words, and no other country stands in', async () => {
    const { body } = await call('jobs/jobs.php?country=OM&search=kuwait');
    expect(body).toMatchObject({
      jobs: [],
      message: 'No Jobs Available',
      country_used: 'OM',
      fallback_used: false,
    });
  });

  test('further pages keep to the words', async () => {
    const first = await call('jobs/jobs.php?country=KW&search=kuwait&limit=7');
    const next = await listed(`country=KW&search=kuwait&limit=7&cursor=${first.body.next_cursor}`);
    const titles = first.body.jobs.map((job: { job_title: string }) => job.job_title);
    expect(new Set([...titles, ...next])).toHaveProperty('size', 8);
  });
});

describe('GET jobs/job-detail.php', () => {
  test.each(['', '?ref=', '?ref=1', '?ref=JOB-2026-1', '?ref=EVT-2026-000001'])(
    '"%s" is refused',
    async (query) => {
      const { status, body } = await call(`jobs/job-detail.php${query}`);
      expect(status).toBe(400);
      expect(body.errors).toEqual([expect.objectContaining({ field: 'ref' })]);
    },
  );

  test('an unknown job is not found, in the stated words', async () => {
    const { status, body } = await call('jobs/job-detail.php?ref=JOB-2020-999999');
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, message: 'Job not found' });
  });

  test('what is not shown does not exist for visitors', async () => {
    const inactive = await makeJob(database, kuwaiti.id, { status: 0 });
    expect((await call(`jobs/job-detail.php?ref=${inactive.jobRef}`)).status).toBe(404);
  });

  test('a job by its reference, in either case', async () => {
    const { body } = await call(`jobs/job-detail.php?ref=${paid.jobRef.toLowerCase()}`);
    expect(body.job).toMatchObject({ job_title: 'Only one', is_over: false });
  });

  test('a closed job says so', async () => {
    const dates = { startDate: dayFromToday(-9), expiryDate: dayFromToday(-1) };
    const { jobRef } = await makeJob(database, kuwaiti.id, dates);
    const { body } = await call(`jobs/job-detail.php?ref=${jobRef}`);
    expect(body.job).toMatchObject({ is_over: true, days_left: -1 });
  });
});

describe('GET jobs/company-jobs.php', () => {
  test.each(['', '?id=x', '?id=0', '?id=1&cursor=x'])('"%s" is refused', async (query) => {
    expect((await call(`jobs/company-jobs.php${query}`)).status).toBe(400);
  });

  test('an unlisted company is not found', async () => {
    const hidden = await makeCompany(database, { status: 3 });
    const { status, body } = await call(`jobs/company-jobs.php?id=${hidden.id}`);
    expect(status).toBe(404);
    expect(body.message).toBe('Company not found');
  });

  test('its own jobs and no others', async () => {
    const { body } = await call(`jobs/company-jobs.php?id=${omani.id}`);
    expect(titlesOf(body)).toEqual(['Only one']);
  });
});

describe('what a job asks for and gives', () => {
  test('is told as codes, by name in the language asked for, and as lists', async () => {
    const job = await makeJob(database, omani.id, {
      profession: 'nurse',
      employmentKind: 'part-time',
      workplace: 'on-site',
      experienceYears: 2,
      education: 'bachelor',
      licence: 'required',
      requirements: 'Two years on a ward\nACLS',
      requirementsAr: 'عامان في جناح\nشهادة ACLS',
      benefits: 'Housing',
    });
    const find = async (language: string) =>
      (
        await call(`jobs/job-detail.php?ref=${job.jobRef}`, {
          headers: { 'accept-language': language },
        })
      ).body.job;
    expect(await find('en')).toMatchObject({
      profession: 'nurse',
      profession_name: 'Nurse',
      employment_kind: 'part-time',
      employment_kind_name: 'Part-time',
      workplace_name: 'On site',
      experience_years: 2,
      education_name: 'Bachelor’s degree',
      licence_name: 'Needed from the first day',
      requirements: ['Two years on a ward', 'ACLS'],
      benefits: ['Housing'],
      company_open_jobs: expect.any(Number),
    });
    expect(await find('ar')).toMatchObject({
      profession: 'nurse',
      profession_name: 'ممرض / ممرضة',
      requirements: ['عامان في جناح', 'شهادة ACLS'],
      // There is no Arabic version.
      benefits: ['Housing'],
    });
  });

  test('a list is searched for a profession that no title names', async () => {
    const company = await makeCompany(database, { country: 'JO' });
    await makeJob(database, company.id, { title: 'Ward post', profession: 'physiotherapist' });
    await makeJob(database, company.id, { title: 'Other post', profession: 'accountant' });
    expect(await listed('country=JO&search=physiotherapist')).toEqual(['Ward post']);
  });
});

describe('GET jobs/similar-jobs.php', () => {
  test.each([
    ['', 400],
    ['?ref=x', 400],
    ['?ref=JOB-2020-999999', 404],
  ])('"%s" answers %i', async (query, status) => {
    expect((await call(`jobs/similar-jobs.php${query}`)).status).toBe(status);
  });

  test('the same profession first, then those near it, then the company’s others', async () => {
    const company = await makeCompany(database, { country: 'LB' });
    const other = await makeCompany(database, { country: 'LB' });
    const abroad = await makeCompany(database, { country: 'IN' });
    const looked = await makeJob(database, company.id, { profession: 'nurse' });
    await makeJob(database, company.id, { title: 'Own accountant', profession: 'accountant' });
    await makeJob(database, other.id, { title: 'Near midwife', profession: 'midwife' });
    await makeJob(database, other.id, {
      title: 'Same',
      profession: 'nurse',
      startDate: dayFromToday(-20),
    });
    await makeJob(database, other.id, { title: 'Stranger', profession: 'accountant' });
    await makeJob(database, abroad.id, { title: 'Abroad', profession: 'nurse' });
    await makeJob(database, other.id, {
      title: 'Closed',
      profession: 'nurse',
      startDate: dayFromToday(-20),
      expiryDate: dayFromToday(-1),
    });
    const { body } = await call(`jobs/similar-jobs.php?ref=${looked.jobRef}`);
    expect(titlesOf(body)).toEqual(['Same', 'Near midwife', 'Own accountant']);
  });

  test('a job without a profession has its company’s others', async () => {
    const company = await makeCompany(database, { country: 'EG' });
    const looked = await makeJob(database, company.id);
    await makeJob(database, company.id, { title: 'Beside it' });
    const { body } = await call(`jobs/similar-jobs.php?ref=${looked.jobRef}`);
    expect(titlesOf(body)).toEqual(['Beside it']);
  });
});

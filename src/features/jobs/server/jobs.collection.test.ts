import { describe, expect, test } from 'vitest';
import { dayFromToday } from '#testing/factories.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { database, call } = await startTestApp();
const owner = await signInExhibitor(database);

const get = (path: string) => call(`exhibitor/jobs/${path}`, { headers: owner.headers });

const post = (path: string, body: object) =>
  call(`exhibitor/jobs/${path}`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const good = {
  job_title: 'Nurse',
  job_details: 'Care for patients.',
  job_start_date: dayFromToday(0),
  job_expiry_date: dayFromToday(30),
  status: 1,
};

const problemsOf = async (body: object) => (await post('create.php', body)).body.errors;

describe('the rules of a job', () => {
  test('everything that is missing is named', async () => {
    expect(await problemsOf({})).toEqual([
      { field: 'job_title', message: 'Job title is required' },
      { field: 'job_details', message: 'Job details are required' },
      { field: 'job_start_date', message: 'Start date is required' },
      { field: 'job_expiry_date', message: 'Expiry date is required' },
    ]);
  });

  test.each([
    ['job_title', 'x'.repeat(201), 'Job title must not exceed 200 characters'],
    ['job_details', 'too short', 'Job details must be at least 10 characters long'],
    ['job_start_date', '2026-02-30', 'Please enter a valid date'],
    ['job_start_date', dayFromToday(-367), 'Start date cannot be more than 1 year in the past'],
    ['job_expiry_date', good.job_start_date, 'Expiry date must be after start date'],
    ['status', 'perhaps', 'Status must be Active or Inactive'],
    ['salary_from', '12', 'An amount needs its currency'],
  ])('%s: %s', async (field, value, message) => {
    const [problem] = await problemsOf({ ...good, [field]: value });
    expect(problem.message).toBe(message);
  });

  test.each(['create.php', 'update.php'])('hold on %s', async (path) => {
    const { status, body } = await post(path, { id: 1, ...good, job_details: 'short' });
    expect([status, body.errors.length]).toEqual([400, 1]);
  });

  test('several at once, also those between fields', async () => {
    const wrong = { ...good, job_title: '', job_expiry_date: dayFromToday(-1) };
    expect((await problemsOf(wrong)).map(({ field }: { field: string }) => field)).toEqual([
      'job_title',
      'job_expiry_date',
    ]);
  });

  test('a salary is stored in the smallest unit and told as it was', async () => {
    const paid = { ...good, salary_from: '٩٠٠', salary_to: '1,200.5', salary_currency: 'kwd' };
    const { id } = (await post('create.php', paid)).body;
    expect((await get(`get.php?id=${id}`)).body.job).toMatchObject({
      salary_from: '900.000',
      salary_to: '1200.500',
      salary_currency: 'KWD',
    });
    const [halfPaid] = await problemsOf({ ...paid, salary_to: '' });
    expect(halfPaid.message).toBe('A salary needs both amounts and a currency');
    const [reversed] = await problemsOf({ ...paid, salary_to: '100' });
    expect(reversed.message).toBe('The second amount must not be below the first');
    const [finer] = await problemsOf({ ...paid, salary_currency: 'USD', salary_to: '1200.505' });
    expect(finer.message).toBe('Please enter a valid amount');
  });
});

describe('the facts of a job that may be left out', () => {
  test.each([
    ['profession', 'astronaut', 'Please choose a profession from the list'],
    ['employment_kind', 'sometimes', 'Please choose one of the list'],
    ['experience_years', '-1', 'Please enter whole years from 0 to 50'],
    ['experience_years', '51', 'Please enter whole years from 0 to 50'],
    ['benefits', 'x\n'.repeat(41), 'Please enter 40 lines at most'],
    ['requirements', 'x'.repeat(301), 'Please keep each line to 300 characters'],
  ])('%s cannot be %j', async (field, value, message) => {
    expect(await problemsOf({ ...good, [field]: value })).toEqual([{ field, message }]);
  });

  test('are known by their words, and lists are tidied', async () => {
    const { id } = (
      await post('create.php', {
        ...good,
        profession: 'ممرضة',
        employment_kind: 'FULL-TIME',
        licence: 'Not needed',
        experience_years: '٣',
        requirements: ' - Two years on a ward\n\n• ACLS \n',
      })
    ).body;
    expect((await get(`get.php?id=${id}`)).body.job).toMatchObject({
      profession: 'nurse',
      employment_kind: 'full-time',
      licence: 'not-needed',
      experience_years: 3,
      requirements: 'Two years on a ward\nACLS',
      benefits: null,
    });
  });
});

describe('a job', () => {
  test('gets a reference, and both forms of dates are understood', async () => {
    const [year = '', month, day] = dayFromToday(40).split('-');
    const slashed = `${Number(day)}/${Number(month)}/${year}`;
    const created = await post('create.php', { ...good, job_expiry_date: slashed });
    expect(created.body.message).toBe('Job created successfully!');
    expect(created.body.job_ref).toMatch(/^JOB-\d{4}-\d{6}$/);
    const { job } = (await get(`get.php?id=${created.body.id}`)).body;
    expect(job.job_expiry_date).toBe(dayFromToday(40));
    const list = (await get(`list.php?search=${created.body.job_ref}`)).body;
    expect(list.jobs).toHaveLength(1);
    expect((await get('get.php?id=999999')).body.message).toBe('Job not found');
  });
});

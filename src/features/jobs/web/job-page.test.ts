import { describe, expect, test } from 'vitest';
import { dayFromToday, makeCompany, makeJob } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { fetch, database } = await startTestApp({ APP_URL: 'https://portal.example' });

const company = await makeCompany(database, { name: 'Tiryaq', nameAr: 'ترياق', logo: 'a.webp' });
const job = await makeJob(database, company.id, {
  title: 'Intensive Care Nurse',
  titleAr: 'ممرضة عناية مركزة',
  details: `${'You care for two patients per shift. '.repeat(5)}The end.`,
  location: 'Kuwait City',
  startDate: dayFromToday(-3),
  expiryDate: '2096-12-02',
  salaryFromMinor: 650_000,
  salaryToMinor: 850_000,
  salaryCurrency: 'KWD',
});

/** A company whose jobs do not affect other tests. */
const omani = await makeCompany(database, { name: 'Sohar Care', country: 'OM' });

const page = async (path: string) => {
  const response = await fetch(path);
  return { status: response.status, html: await response.text() };
};

function structuredDataOf(html: string) {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...blocks].map(([, json]) => JSON.parse(json ?? ''));
}

describe('/job/{ref}', () => {
  test.each(['/job/JOB-2020-999999', '/job/1', '/ar/job/x'])('%s answers 404', async (path) => {
    const { status, html } = await page(path);
    expect(status).toBe(404);
    expect(html).toContain('name="robots" content="noindex"');
  });

  test('a closed job answers 410, says so and takes no applications', async () => {
    const past = { startDate: dayFromToday(-9), expiryDate: dayFromToday(-1) };
    const closed = await makeJob(database, company.id, past);
    const { status, html } = await page(`/job/${closed.jobRef}`);
    expect(status).toBe(410);
    expect(html).toContain('This job is no longer open');
    expect(html).not.toContain('Apply for this job');
    expect(structuredDataOf(html)).toEqual([]);
  });

  test('shows the job and asks visitors to sign in', async () => {
    const { status, html } = await page(`/job/${job.jobRef}`);
    expect(status).toBe(200);
    expect(html).toContain('The end.');
    expect(html).toContain('KWD 650–850 a month');
    expect(html).toContain('Please login to apply for jobs.');
  });

  test('tells search engines what they require', async () => {
    const [data, breadcrumbs] = structuredDataOf((await page(`/job/${job.jobRef}`)).html);
    expect(data).toMatchObject({
      '@type': 'JobPosting',
      title: 'Intensive Care Nurse',
      description: expect.stringContaining('You care for two patients'),
      datePosted: dayFromToday(-3),
      validThrough: '2096-12-02T23:59:59+03:00',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Tiryaq',
        logo: 'https://portal.example/Upload/companies/a.webp',
      },
      jobLocation: { '@type': 'Place', address: { addressCountry: 'KW' } },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'KWD',
        value: { minValue: 650, maxValue: 850, unitText: 'MONTH' },
      },
    });
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  test('tells them everything that they recommend, where it is known', async () => {
    const whole = await makeJob(database, omani.id, {
      details: 'First line.\nSecond <b>line</b>.',
      profession: 'nurse',
      employmentKind: 'part-time',
      workplace: 'remote',
      experienceYears: 2,
      education: 'bachelor',
      requirements: 'A licence\nPatience',
      benefits: 'Housing\nLeave',
    });
    const [data] = structuredDataOf((await page(`/job/${whole.jobRef}`)).html);
    expect(data).toMatchObject({
      description:
        '<p>First line.</p><p>Second &lt;b&gt;line&lt;/b&gt;.</p><ul><li>A licence</li><li>Patience</li></ul><ul><li>Housing</li><li>Leave</li></ul>',
      identifier: { '@type': 'PropertyValue', value: whole.jobRef },
      employmentType: 'PART_TIME',
      directApply: true,
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'OM' },
      occupationalCategory: 'Nurse',
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: 24,
      },
      educationRequirements: { credentialCategory: 'bachelor degree' },
      qualifications: 'A licence; Patience',
      jobBenefits: 'Housing; Leave',
    });
    const beginner = await makeJob(database, omani.id, { experienceYears: 0 });
    const [plain] = structuredDataOf((await page(`/job/${beginner.jobRef}`)).html);
    expect(plain).toMatchObject({ experienceRequirements: 'no requirements' });
    for (const unknown of ['employmentType', 'jobLocationType', 'qualifications', 'jobBenefits']) {
      expect(plain).not.toHaveProperty(unknown);
    }
  });

  test('shows requirements and benefits as lists, the pay or that it is not stated, and what is like it', async () => {
    const midwife = { profession: 'midwife', title: 'Midwife post' };
    const like = await makeJob(database, omani.id, midwife);
    const other = await makeJob(database, omani.id, {
      ...midwife,
      requirements: 'A licence\nPatience',
      benefits: 'Housing',
    });
    const { html } = await page(`/job/${other.jobRef}`);
    expect(html).toMatch(/<li[^>]*>(?:(?!<\/li>).)*Patience/);
    expect(html).toContain('What you get');
    expect(html).toContain('Not stated');
    expect(html).toContain('Similar jobs');
    expect(html).toContain(`href="/job/${like.jobRef}"`);
    expect(html).toContain('About the company');
    expect(html).toContain('Posted');
    const arabic = (await page(`/ar/job/${other.jobRef}`)).html;
    expect(arabic).toContain('وظائف مشابهة');
    expect(arabic).toContain('غير مذكور');
  });

  test('a job announced before its time says when applications open', async () => {
    const coming = await makeJob(database, omani.id, { startDate: dayFromToday(3) });
    const { html } = await page(`/job/${coming.jobRef}`);
    expect(html).toContain('Applications open');
  });

  test('a job without a stated salary has none for search engines either', async () => {
    const unpaid = await makeJob(database, company.id);
    const [data] = structuredDataOf((await page(`/job/${unpaid.jobRef}`)).html);
    expect(data).not.toHaveProperty('baseSalary');
  });
});

describe('/jobs', () => {
  test('shows the cards with the description cut', async () => {
    const { status, html } = await page('/jobs');
    expect(status).toBe(200);
    expect(html).toContain('Jobs in Kuwait');
    expect(html).toContain(`href="/job/${job.jobRef}"`);
    expect(html).toContain('View Details');
    const cards = html.slice(0, html.indexOf('id="page-state"'));
    expect(cards).not.toContain('The end.');
  });

  test('in Arabic too', async () => {
    const { html } = await page('/ar/jobs');
    expect(html).toContain('ممرضة عناية مركزة');
    expect(html).toContain('عرض التفاصيل');
  });

  test('says when another country stands in, and when nothing is found', async () => {
    const response = await fetch('/jobs', { headers: { cookie: 'country=LB' } });
    expect(await response.text()).toContain(
      'There are no open jobs in Lebanon. Showing Kuwait instead.',
    );
    expect((await page('/jobs?search=zzzz')).html).toContain('No Jobs Available');
  });
});

test('a company’s JOBS tab shows its jobs, and "coming soon" while it has none', async () => {
  expect((await page(`/company/${company.id}?tab=jobs`)).html).toContain(`/job/${job.jobRef}`);
  const bare = await makeCompany(database);
  expect((await page(`/company/${bare.id}?tab=jobs`)).html).toContain('coming soon');
});

test('the sitemap knows jobs that are open, and no others', async () => {
  const past = { startDate: dayFromToday(-9), expiryDate: dayFromToday(-1) };
  const closed = await makeJob(database, company.id, past);
  const { html } = await page('/sitemaps/jobs-1.xml');
  expect(html).toContain(`<loc>https://portal.example/job/${job.jobRef}</loc>`);
  expect(html).not.toContain(closed.jobRef);
});

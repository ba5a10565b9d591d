import { describe, expect, test } from 'vitest';
import { makeCompany, makeJob } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { database, fetch } = await startTestApp();
const beforeAnyCompany = await (await fetch('/companies')).text();
const company = await makeCompany(database, { website: null, address: null, phone: '' });
await makeJob(database, company.id, { title: 'Nurse' });

const pageAt = async (path: string) => (await fetch(path)).text();

test('a list without companies leads to the application of exhibitors', () => {
  const [, main = ''] = beforeAnyCompany.split('<main');
  expect(main.split('</main>')[0]).toContain(
    'href="/login?next=%2Fuser%2Fdashboard%2Fsettings%23exhibitor"',
  );
});

describe('what the documents state stands on the pages', () => {
  test.each([
    ['/', 'Connecting The Arabian Medical Community'],
    ['/', 'Sponsored By'],
    ['/', 'Ask Mai.....'],
    ['/', 'Mai Medical Artificial Intelligence'],
    ['/', 'SPONSORS'],
    ['/', 'No active sponsors found'],
    ['/companies?search=zzzzzz', 'No Companies Found'],
    [`/company/${company.id}`, '----'],
    ['/company/999999', 'Company not found'],
    ['/products', 'No products available from verified exhibitors'],
    ['/catalogs', 'No Catalogs Found'],
    ['/events', 'No Events Found'],
    ['/advertising', '50K+'],
    ['/advertising', '15K+'],
    ['/advertising', '98%'],
    ['/login', 'Log in or sign up'],
    ['/login', 'Continue'],
    ['/thanks', 'Not available'],
  ])('%s says “%s”', async (path, words) => {
    expect(await pageAt(path)).toContain(words);
  });
});

test.each(['/user/dashboard/profile', '/exhibitor/dashboard/profile', '/dashboard', '/admin'])(
  '%s does not say Login before it is known who reads it',
  async (path) => {
    const [page, home] = [await pageAt(path), await pageAt('/')];
    expect(home).toContain('>Login<');
    expect(page).toContain('aria-busy="true"');
    expect(page).not.toContain('>Login<');
  },
);

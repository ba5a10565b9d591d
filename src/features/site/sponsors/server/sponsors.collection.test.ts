import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayFromToday } from '#testing/factories.ts';
import { createOperator } from '#testing/operator.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, fetch, database } = app;
const operator = await createOperator(app);

beforeEach(() => database.pool.query('truncate sponsor_lines, sponsor_logos'));

const linesFor = async (country: string) => {
  const { body } = await call('sponsors/sponsors.php', {
    headers: { cookie: `user_country_code=${country}`, 'x-country': country },
  });
  return body.sponsors.map(({ title }: { title: string }) => title);
};

describe('the form’s rules', () => {
  test('every wrong field is named', async () => {
    const { status, body } = await operator.post('sponsor-lines/create.php', {
      title: '',
      countries: 'Kuwait',
      position: '-1',
    });
    expect(status).toBe(400);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'title',
      'countries',
      'position',
    ]);
  });

  test('the last day is not before the first; one day is enough', async () => {
    const days = { title: 'A', starts_on: dayFromToday(2), ends_on: dayFromToday(1) };
    const { body } = await operator.post('sponsor-lines/create.php', days);
    expect(body.errors).toEqual([
      { field: 'ends_on', message: 'The last day must not be before the first' },
    ]);
    const oneDay = { ...days, ends_on: days.starts_on };
    expect((await operator.post('sponsor-lines/create.php', oneDay)).status).toBe(200);
  });

  test('what is no picture is no logo', async () => {
    const { status, body } = await operator.postForm('sponsor-logos/create.php', {
      name: 'A',
      logo: new Blob(['<svg onload=alert(1)>']),
    });
    expect(status).toBe(400);
    expect(body.errors[0].field).toBe('logo');
  });
});

describe('what visitors see', () => {
  test('a line from its first day to its last', async () => {
    const add = (title: string, starts: number, ends: number) =>
      operator.post('sponsor-lines/create.php', {
        title,
        starts_on: dayFromToday(starts),
        ends_on: dayFromToday(ends),
      });
    await add('yesterday', -2, -1);
    await add('today', 0, 0);
    await add('tomorrow', 1, 2);
    expect(await linesFor('KW')).toEqual(['today']);
  });

  test('a line in its countries only', async () => {
    await operator.post('sponsor-lines/create.php', { title: 'here', countries: 'kw، sa' });
    await operator.post('sponsor-lines/create.php', { title: 'there', countries: 'OM' });
    await operator.post('sponsor-lines/create.php', { title: 'everywhere' });
    expect(await linesFor('KW')).toEqual(['here', 'everywhere']);
  });

  test('a logo on the next read, on the page too', async () => {
    await fetch('/');
    const content = await sharp({
      create: { width: 40, height: 40, channels: 3, background: '#0a7' },
    })
      .png()
      .toBuffer();
    const { body } = await operator.postForm('sponsor-logos/create.php', {
      name: 'Newest sponsor',
      hyperlink: 'newest.example',
      logo: new Blob([new Uint8Array(content)]),
    });
    const html = await (await fetch('/')).text();
    expect(html).toContain('Newest sponsor');
    const { logo } = (await operator.get(`sponsor-logos/get.php?id=${body.id}`)).body.logo;
    expect((await fetch(`/Upload/sponsors/${logo}`)).headers.get('content-type')).toBe(
      'image/webp',
    );
    await operator.post('sponsor-logos/update-status.php', { id: body.id, status: 0 });
    expect(await (await fetch('/')).text()).not.toContain('Newest sponsor');
  });
});

test('every write is on record with before and after', async () => {
  const { body } = await operator.post('sponsor-lines/create.php', { title: 'Old words' });
  await operator.post('sponsor-lines/update.php', { id: body.id, title: 'New words' });
  await operator.post('sponsor-lines/delete.php', { id: body.id });
  const record = (await operator.recordOf('sponsor line')).filter(
    ({ subject_id: id }) => id === String(body.id),
  );
  expect(record).toMatchObject([
    {
      action: 'create',
      before: null,
      after: { title: 'Old words' },
      actor: operator.account.email,
    },
    { action: 'update', before: { title: 'Old words' }, after: { title: 'New words' } },
    { action: 'delete', before: { title: 'New words' }, after: null },
  ]);
});

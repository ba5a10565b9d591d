import { describe, expect, test } from 'vitest';
import { createOperator } from '#testing/operator.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, fetch } = app;
const operator = await createOperator(app);

const hostile =
  '<h1>Our policy</h1><p onclick="x()">Kept</p><script>alert(1)</script>' +
  '<img src=x onerror=alert(1)><a href="javascript:alert(1)">link</a><iframe src="/"></iframe>';
const clean = '<h2>Our policy</h2><p>Kept</p><a rel="noopener noreferrer">link</a>';
const text = { title: 'Our policy', title_ar: 'سياستنا', html: hostile, html_ar: hostile };

const get = async (id = 1) => (await operator.get(`legal/get.php?id=${id}`)).body;
const shown = async () => (await call('static/static-content.php?id=1')).body.data;

describe('refusals', () => {
  test('titles and texts are needed in both languages', async () => {
    const { status, body } = await operator.post('legal/save.php', {
      id: 1,
      title: 'A',
      html: ' ',
    });
    expect(status).toBe(400);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'title_ar',
      'html',
      'html_ar',
    ]);
  });

  test.each([
    '<script>alert(1)</script>',
    '<p> </p><p>&nbsp;<br></p>',
    '<img src="https://x.example/a.png">',
    '<style>p { color: red }</style><hr>',
    '<p>\u200b\u200f</p>',
  ])('a page of which nothing is left to read: %s', async (empty) => {
    const before = await shown();
    const { status, body } = await operator.post('legal/save.php', { ...text, id: 1, html: empty });
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'html' })]);
    expect(await shown()).toEqual(before);
  });

  test('there are four pages, and no version that was never saved', async () => {
    expect((await operator.get('legal/get.php?id=5')).status).toBe(404);
    expect((await operator.post('legal/save.php', { ...text, id: 5 })).status).toBe(404);
    expect((await operator.get('legal/version.php?id=1&version=77')).status).toBe(404);
    const { status } = await operator.post('legal/restore.php', { id: 1, version: 77 });
    expect(status).toBe(404);
  });
});

test('before anything was saved there is the shipped text and no version', async () => {
  const { content, versions } = await get();
  expect(content.title).toBe('Privacy Policy');
  expect(versions).toEqual([]);
});

test('the preview is what visitors would get', async () => {
  const { body } = await operator.post('legal/preview.php', { html: hostile, html_ar: '<p>أ</p>' });
  expect(body).toMatchObject({ html: clean, html_ar: '<p>أ</p>' });
});

test('hostile HTML comes out harmless, for visitors and in the version', async () => {
  await fetch('/privacy-policy');
  expect((await operator.post('legal/save.php', { ...text, id: 1 })).status).toBe(200);
  expect(await shown()).toEqual({ title: 'Our policy', description: clean });
  const page = await (await fetch('/privacy-policy')).text();
  expect(page).toContain(clean);
  expect(page).not.toMatch(/onerror|alert\(1\)/);
  const { versions } = await get();
  expect(versions).toMatchObject([{ saved_by: operator.account.email }]);
  const version = await operator.get(`legal/version.php?id=1&version=${versions[0].id}`);
  expect(version.body.content.html).toBe(clean);
});

test('an older version comes back as the newest one; so does the shipped text', async () => {
  const [first] = (await get()).versions;
  await operator.post('legal/save.php', { ...text, id: 1, title: 'Second' });
  expect((await shown()).title).toBe('Second');
  await operator.post('legal/restore.php', { id: 1, version: first.id });
  expect((await shown()).title).toBe('Our policy');
  await operator.post('legal/restore.php', { id: 1, version: 0 });
  expect((await shown()).title).toBe('Privacy Policy');
  expect((await get()).versions).toHaveLength(4);
});

test('a version of one page is none of another', async () => {
  const [{ id: version }] = (await get()).versions;
  expect((await operator.post('legal/restore.php', { id: 2, version })).status).toBe(404);
});

test('every change is on record with before and after', async () => {
  const record = await operator.recordOf('legal page');
  expect(record.map(({ action }) => action)).toEqual(['update', 'update', 'restore', 'restore']);
  expect(record[0]).toMatchObject({
    subject_id: '1',
    before: { title: 'Privacy Policy' },
    after: { title: 'Our policy', html: clean },
  });
});

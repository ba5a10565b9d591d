import { describe, expect, test } from 'vitest';
import { insertRows } from '#platform/database/insert-rows.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, fetch, database } = await startTestApp();

describe('without sponsors', () => {
  test('the line says so in the stated words', async () => {
    const { status, body } = await call('sponsors/sponsors.php');
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, sponsors: [], message: 'No sponsors found in database' });
  });

  test('the grid says so in the stated words', async () => {
    const { body } = await call('sponsors/sponsor-logos.php');
    expect(body).toEqual({ success: true, sponsors: [], message: 'No active sponsors found' });
  });

  test('the home page shows the brand word in the line and the message in the grid', async () => {
    const html = await (await fetch('/')).text();
    expect(html).toContain('No active sponsors found');
    expect(html).toMatch(/data-sponsor-line[^>]*><span[^>]*>Mai</);
  });
});

describe('with sponsors', () => {
  test('active ones in their order, in the language of the caller', async () => {
    await insertRows(database.pool, 'sponsor_lines', [
      { title: 'Second', titleAr: 'الثاني', position: 2 },
      { title: 'First', titleAr: 'الأول', position: 1 },
      { title: 'Gone', position: 0, status: 0 },
    ]);
    await insertRows(database.pool, 'sponsor_logos', [
      { name: 'Second', position: 2 },
      {
        name: 'First',
        nameAr: 'الأول',
        logo: 'first.webp',
        hyperlink: 'first.example',
        position: 1,
      },
      { name: 'Gone', status: 0 },
    ]);
    const line = await call('sponsors/sponsors.php', { headers: { 'accept-language': 'ar' } });
    expect(line.body.sponsors).toEqual([{ title: 'الأول' }, { title: 'الثاني' }]);
    const { body } = await call('sponsors/sponsor-logos.php');
    expect(body).toEqual({
      success: true,
      message: null,
      sponsors: [
        {
          id: expect.any(Number),
          sponsor_name: 'First',
          sponsor_logo: 'first.webp',
          hyperlink: 'first.example',
        },
        { id: expect.any(Number), sponsor_name: 'Second', sponsor_logo: null, hyperlink: null },
      ],
    });
  });

  test('the home page links with https where no scheme was typed', async () => {
    const html = await (await fetch('/')).text();
    expect(html).toMatch(/<a href="https:\/\/first\.example\/"[^>]* target="_blank"/);
    expect(html).toContain('src="/Upload/sponsors/first.webp"');
  });

  test('POST is not how it is asked', async () => {
    expect((await call('sponsors/sponsors.php', { method: 'POST' })).status).toBe(405);
  });
});

import { describe, expect, test } from 'vitest';
import { bannedWordFinder, readOurGlossary } from '#checks/glossary.ts';
import { noPromises } from '#checks/promises/no-promises.ts';
import { wordsSaidIn } from '#checks/promises/promise.ts';
import { promises } from '#checks/promises/promises.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { saveContent } from './static-contents.ts';

const { call, fetch, database } = await startTestApp();

const legal = [
  [1, '/privacy-policy', 'Privacy Policy', 'سياسة الخصوصية'],
  [2, '/terms-conditions', 'Terms &amp; Conditions', 'الشروط والأحكام'],
  [3, '/cookie-policy', 'Cookie Policy', 'سياسة ملفات تعريف الارتباط'],
  [4, '/data-protection', 'Data Protection', 'حماية البيانات'],
] as const;

describe('GET static/static-content.php', () => {
  test.each(['', '?id=', '?id=x', '?id=0', '?id=1.5'])('"%s" is refused', async (query) => {
    const { status, body } = await call(`static/static-content.php${query}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'id' })]);
  });

  test.each([5, 99999])('content %s is not there', async (id) => {
    const { status, body } = await call(`static/static-content.php?id=${id}`);
    expect(status).toBe(404);
    expect(body.message).toBe('Content not found');
  });

  test.each(legal)('%s is there in both languages', async (id, path, title, titleAr) => {
    const { body } = await call(`static/static-content.php?id=${id}`);
    expect(body.data.title.replace('&', '&amp;')).toBe(title);
    const page = await (await fetch(path)).text();
    expect(page).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(page).toContain(body.data.description);
    const arabic = await (await fetch(`/ar${path}`)).text();
    expect(arabic).toMatch(new RegExp(`<h1[^>]*>${titleAr}</h1>`));
  });

  test('the shipped texts hold what the product promises', async () => {
    const html = async (id: number) =>
      (await call(`static/static-content.php?id=${id}`)).body.data.description;
    expect(await html(1)).toContain('180 days');
    expect(await html(2)).toContain('30-day money-back');
    expect(await html(2)).toContain('48 hours');
    for (const key of ['user_country_code', 'user_token', 'temp_email', 'country', 'theme']) {
      expect(await html(3)).toContain(`<code>${key}</code>`);
    }
  });

  test('what the operator saves is shown instead, made harmless', async () => {
    const hostile = '<p>Ours</p><script>alert(1)</script>';
    const text = { title: 'Our policy', html: hostile };
    await saveContent(
      database.pool,
      1,
      { en: text, ar: { title: 'سياستنا', html: hostile } },
      'boss@test.example',
    );
    const { rows } = await database.pool.query('select * from static_contents');
    expect(rows[0]).toMatchObject({ html: '<p>Ours</p>', html_ar: '<p>Ours</p>' });
    const { body } = await call('static/static-content.php?id=1');
    expect(body.data).toEqual({ title: 'Our policy', description: '<p>Ours</p>' });
    const arabic = await call('static/static-content.php?id=1', {
      headers: { 'accept-language': 'ar' },
    });
    expect(arabic.body.data.title).toBe('سياستنا');
  });

  test('what got into the table some other way is made harmless on its way out', async () => {
    await database.pool.query(
      `update static_contents set html = '<p onclick="x()">A</p><img src=x onerror=y>' where id = 1`,
    );
    const { body } = await call('static/static-content.php?id=1');
    expect(body.data.description).toBe('<p>A</p>');
    expect(await (await fetch('/privacy-policy')).text()).not.toContain('onerror');
  });
});

describe('GET static/faq.php', () => {
  test.each(['en', 'ar'])('18 questions in %s: 5, 6, 3 and 4', async (language) => {
    const { body } = await call('static/faq.php', { headers: { 'accept-language': language } });
    const of = (category: string) =>
      body.items.filter((item: { category: string }) => item.category === category).length;
    expect(body.items).toHaveLength(18);
    expect(['account', 'jobs', 'events', 'billing'].map(of)).toEqual([5, 6, 3, 4]);
  });

  test('the stated claims are made, and every answer is a promise on record', async () => {
    const { body } = await call('static/faq.php');
    const answers: string[] = body.items.map(({ answer }: { answer: string }) => answer);
    const recorded = wordsSaidIn('faq', [...promises.flatMap(({ said }) => said), ...noPromises]);
    const isSaid = (words: string) => answers.some((answer) => answer.includes(words));
    expect(recorded.filter((words) => !isSaid(words))).toEqual([]);
    const isRecorded = (answer: string) => recorded.some((words) => answer.includes(words));
    expect(answers.filter((answer) => !isRecorded(answer))).toEqual([]);
    for (const claim of [
      '5 job applications per month',
      '30-day money-back',
      '48 hours before',
      'valid for 24 hours',
      'there around the clock',
      'Sunday to Thursday, 9:00 to 18:00',
    ]) {
      expect(isSaid(claim)).toBe(true);
    }
  });

  test('the page shows all of them with counted categories', async () => {
    const html = await (await fetch('/faq')).text();
    expect(html.match(/<details/g)).toHaveLength(18);
    expect(html).toContain('"@type":"FAQPage"');
  });

  test('what is shipped in Arabic keeps to the glossary', async () => {
    const { body } = await call('static/faq.php', { headers: { 'accept-language': 'ar' } });
    expect(body.items).toHaveLength(18);
    expect(bannedWordFinder(readOurGlossary())(JSON.stringify(body.items))).toEqual([]);
  });

  test('a question that is switched off is not shown', async () => {
    await database.pool.query('update faq_items set status = 0');
    await insertRows(database.pool, 'faq_items', {
      category: 'jobs',
      question: 'Why?',
      questionAr: 'لماذا؟',
      answer: 'Because.',
      answerAr: 'لأن.',
    });
    const { body } = await call('static/faq.php');
    expect(body.items).toEqual([
      { id: expect.any(Number), category: 'jobs', question: 'Why?', answer: 'Because.' },
    ]);
  });
});

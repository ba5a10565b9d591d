import { expect, test } from 'vitest';
import { createOperator } from '#testing/operator.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, fetch } = app;
const operator = await createOperator(app);

const good = {
  category: 'billing',
  question: 'Is there a discount?',
  question_ar: 'هل يوجد خصم؟',
  answer: 'With a coupon.',
  answer_ar: 'بقسيمة.',
  position: 5,
};

test('both languages and a known category are needed', async () => {
  const { body } = await operator.post('faq/create.php', { question: 'Why?', category: 'other' });
  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'category',
    'question_ar',
    'answer',
    'answer_ar',
  ]);
});

test('the shipped questions are the operator’s to change', async () => {
  const { body } = await operator.get('faq/list.php?sort=position&direction=ascending');
  expect(body).toMatchObject({ total: 18, active: 18 });
  expect(body.faq[0].question).toBe('How do I create an account?');
});

test('visitors see a new question on their next read, with the counts', async () => {
  await fetch('/faq');
  const { body } = await operator.post('faq/create.php', good);
  const html = await (await fetch('/faq')).text();
  expect(html.match(/<details/g)).toHaveLength(19);
  const arabic = await call('static/faq.php', { headers: { 'accept-language': 'ar' } });
  expect(arabic.body.items[0]).toMatchObject({ question: 'هل يوجد خصم؟', answer: 'بقسيمة.' });
  await operator.post('faq/delete.php', { id: body.id });
  expect((await call('static/faq.php')).body.items).toHaveLength(18);
  expect((await operator.recordOf('question')).map(({ action }) => action)).toEqual([
    'create',
    'delete',
  ]);
});

test('questions are put into an order by hand; those who do not move stay', async () => {
  const listed = async () =>
    (await operator.get('faq/list.php?sort=position&direction=ascending')).body.faq as {
      id: number;
      position: number;
    }[];
  const before = await listed();
  const [first, second, third] = before.map(({ id }) => id);
  expect((await call('admin/faq/reorder.php', { method: 'POST' })).status).toBe(401);
  expect((await operator.post('faq/reorder.php', { ids: [] })).status).toBe(400);
  expect((await operator.post('faq/reorder.php', { ids: [first, 999_999] })).status).toBe(404);
  expect((await operator.post('faq/reorder.php', { ids: [third, first, second] })).status).toBe(
    200,
  );
  const after = await listed();
  expect(after.slice(0, 3).map(({ id }) => id)).toEqual([third, first, second]);
  expect(after.slice(3)).toEqual(before.slice(3));
});

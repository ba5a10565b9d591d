import { beforeEach, describe, expect, test } from 'vitest';
import { auditTexts } from '#console/audit/audit.texts.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { type AuditAction, recordAction } from './audit.ts';

const { call, fetch, database } = await startTestApp();
const { pool } = database;

let admin: SignedIn;
beforeEach(async () => {
  admin = await signInJobSeeker(database, { isAdmin: true });
});

const list = async (query = '') => (await call(`admin/audit/list.php${query}`, admin)).body;
const note = (action: AuditAction, name: string, more: object = {}) => {
  const subject = { name, text: auditTexts.subject };
  const { id: accountId, email } = admin.account;
  return recordAction(pool, { accountId, email }, { action, subject, ...more });
};

test('the log is for operators only, also as a file', async () => {
  const seeker = await signInJobSeeker(database);
  const exhibitor = await signInExhibitor(database);
  for (const path of ['list', 'choices', 'export']) {
    expect((await call(`admin/audit/${path}.php`)).status).toBe(401);
    expect((await call(`admin/audit/${path}.php`, seeker)).status).toBe(403);
    expect((await call(`admin/audit/${path}.php`, exhibitor)).status).toBe(403);
  }
});

test.each(['from=yesterday', 'to=2026-13-01', 'cursor=x'])('%s is refused', async (query) => {
  const { status, body } = await call(`admin/audit/list.php?${query}`, admin);
  expect([status, body.errors[0].field]).toEqual([400, query.split('=')[0]]);
});

test('nobody changes an entry, not even by SQL', async () => {
  await note('update', 'plan');
  await expect(pool.query(`update audit_log set actor = 'x'`)).rejects.toThrow('written once');
  await expect(pool.query('delete from audit_log')).rejects.toThrow('written once');
});

describe('entries', () => {
  test('show what differs, the newest first', async () => {
    await note('update', 'plan', {
      subjectId: 2,
      before: { name: 'Pro', price_minor: 1050, currency: 'USD', popular: false },
      after: { name: 'Pro', price_minor: 1200, currency: 'USD', popular: true },
    });
    const [entry] = (await list()).entries;
    expect(entry).toMatchObject({
      actor: admin.account.email,
      action: 'update',
      subject: 'plan',
      subject_id: '2',
      label: 'Pro',
      changes: [
        { field: 'popular', before: 'false', after: 'true' },
        { field: 'price_minor', before: '10.50 USD', after: '12.00 USD' },
      ],
    });
  });

  test('are not made of a form that was sent as it stood', async () => {
    const facts = { name: 'Basic', at: new Date(0), list: [1, 2] };
    await note('update', 'untouched', { before: facts, after: { ...facts, list: [1, 2] } });
    expect((await list('?subject=untouched')).entries).toEqual([]);
    await note('update', 'untouched', { before: facts, after: { ...facts, list: [2] } });
    const [{ changes }] = (await list('?subject=untouched')).entries;
    expect(changes).toEqual([{ field: 'list', before: '1, 2', after: '2' }]);
  });

  test('are filtered by actor, subject, action and day', async () => {
    await note('create', 'coupon', { subjectId: 7 });
    await note('delete', 'coupon', { subjectId: 7 });
    const found = async (query: string) =>
      (await list(query)).entries.map((entry: { action: string }) => entry.action);
    const mine = `?actor=${admin.account.email}`;
    expect(await found(mine)).toEqual(['delete', 'create']);
    expect(await found(`${mine}&subject=coupon&action=create`)).toEqual(['create']);
    expect(await found(`${mine}&subject=plan`)).toEqual([]);
    expect(await found(`${mine}&subject=coupon&subject_id=8`)).toEqual([]);
    expect(await found(`${mine}&to=2020-01-01`)).toEqual([]);
    expect(await found(`${mine}&from=2020-01-01`)).toHaveLength(2);
    const { body } = await call('admin/audit/choices.php', admin);
    expect(body.subjects).toContain('coupon');
  });

  test('come page by page', async () => {
    for (let count = 0; count < 30; count++) await note('update', 'question', { subjectId: count });
    const first = await list('?subject=question');
    expect(first.entries).toHaveLength(25);
    const second = await list(`?subject=question&cursor=${first.next_cursor}`);
    const ids = [...first.entries, ...second.entries].map((entry: { id: number }) => entry.id);
    expect(new Set(ids).size).toBe(30);
    expect(second.next_cursor).toBeNull();
  });
});

test('the file holds every matching entry, and no cell a spreadsheet would run', async () => {
  for (let count = 0; count < 510; count++)
    await note('update', 'synonym group', { subjectId: count });
  await note('update', 'plan', { subjectId: '=HYPERLINK("http://evil.example")' });
  const response = await fetch('/api/admin/audit/export.php?subject=synonym+group', {
    headers: admin.headers,
  });
  expect(response.headers.get('content-type')).toContain('text/csv');
  expect(response.headers.get('content-disposition')).toMatch(/attachment; .*audit-log-.*\.csv/);
  expect((await response.text()).trim().split('\r\n')).toHaveLength(511);
  const all = await (await fetch('/api/admin/audit/export.php', { headers: admin.headers })).text();
  expect(all).toContain(`'=HYPERLINK`);
  expect(all).not.toMatch(/[,"]=HYPERLINK/);
});

import { describe, expect, test } from 'vitest';
import type { AnyCall } from '#platform/calls/call.ts';
import { goodInput } from '#testing/collections.ts';
import { givePlan, makeJob } from '#testing/factories.ts';
import { makeKey } from '#testing/make-key.ts';
import { namedCollections } from '#testing/manage-collection.ts';
import { joinAsProgram, type ProgramSession } from '#testing/program-session.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { ownTools } from './own-tools.ts';

const portal = await startTestApp();
const { database, fetch } = portal;

async function programOf(type: number, scopes?: readonly string[]): Promise<ProgramSession> {
  const { company } = await signInExhibitor(database, { type });
  await givePlan(database, company.id);
  return joinAsProgram(portal, { key: await makeKey(database, company.id, scopes) });
}

/** Tools that were used, for comparison with those that exist. */
const used = new Set<string>();

async function use({ use: send }: ProgramSession, call: AnyCall, given: Record<string, unknown>) {
  const tool = ownTools.find((each) => each.call === call);
  if (!tool) throw new Error(`No tool makes ${call.path}`);
  used.add(tool.name);
  return send(tool.name, given);
}

/** A picture is a file, which tools do not accept. */
const written = namedCollections.filter(([name]) => name !== 'pictures');

describe.each(written)('%s by a program with its company’s key', (_name, collection) => {
  const { calls, ids, item, title } = collection;
  const good = goodInput(collection);
  const [type] = collection.companyTypes ?? [1];

  test('are written and read, and another’s are out of reach', async () => {
    const own = await programOf(type ?? 1);
    const other = await programOf(type ?? 1);
    const created = await use(own, calls.create, good);
    expect(created.isError, created.text).toBe(false);
    const id = Number(created.answer.id);
    const foreign = [
      await use(other, calls.get, { [ids.one]: id }),
      await use(other, calls.update, { [ids.one]: id, ...good, [title]: 'Taken over' }),
      await use(other, calls.updateStatus, { [ids.acted]: id, status: 0 }),
      await use(other, calls.remove, { [ids.acted]: id }),
    ];
    for (const { isError, text } of foreign) expect(isError, text).toBe(true);
    expect((await use(other, calls.list, {})).text).not.toContain(String(good[title]));
    const found = await use(own, calls.get, { [ids.one]: id });
    expect(found.answer[item]).toMatchObject({ [title]: good[title] });
    const steps = [
      await use(own, calls.update, { [ids.one]: id, ...good, [title]: 'Changed by program' }),
      await use(own, calls.updateStatus, { [ids.acted]: id, status: 0 }),
      await use(own, calls.bulkUpdateStatus, { [ids.many]: [id], status: 1 }),
      await use(own, calls.checkDelete, { [ids.many]: [id] }),
    ];
    for (const { isError, text } of steps) expect(isError, text).toBe(false);
    expect((await use(own, calls.list, {})).text).toContain('Changed by program');
    const removed = await use(own, calls.remove, { [ids.acted]: id });
    expect(removed.isError, removed.text).toBe(false);
    const back = await use(own, calls.undoDelete, { deletion_id: removed.answer.deletion_id });
    expect(back.isError, back.text).toBe(false);
    const bulk = await use(own, calls.bulkDelete, { [ids.many]: [id] });
    expect(bulk.isError, bulk.text).toBe(false);
    expect((await use(own, calls.get, { [ids.one]: id })).isError).toBe(true);
  });
});

test('every other tool answers its own company, or says which field is wrong', async () => {
  const own = await programOf(1);
  const others = ownTools.filter(({ name }) => !used.has(name));
  for (const { name } of others) {
    const { answer, isError } = await own.use(name);
    expect(isError ? answer.code : 'answered', name).toMatch(
      /^(answered|invalid_input|not_found)$/,
    );
  }
});

test('a key sees and does what it is for', async () => {
  const program = await programOf(1, ['jobs:write']);
  const names = (await program.client.listTools()).tools.map(({ name }) => name);
  expect(names).toContain('exhibitor_jobs_create');
  expect(names).toContain('exhibitor_jobs_list');
  expect(names).not.toContain('exhibitor_products_list');
  expect((await program.use('exhibitor_products_list')).isError).toBe(true);
  expect((await program.use('exhibitor_jobs_list')).isError).toBe(false);
});

test('what was refused is untouched', async () => {
  const { company } = await signInExhibitor(database, {});
  const job = await makeJob(database, company.id, { title: 'Theatre nurse' });
  const program = await programOf(1);
  expect((await program.use('exhibitor_jobs_delete', { job_id: job.id })).isError).toBe(true);
  expect((await fetch(`/job/${job.jobRef}`)).status).toBe(200);
});

test('a key gets nothing where the plan has none', async () => {
  const { company } = await signInExhibitor(database, {});
  const key = await makeKey(database, company.id);
  const program = await joinAsProgram(portal, { key });
  const { isError, answer } = await program.use('exhibitor_jobs_list');
  expect([isError, answer.code]).toEqual([true, 'plan_needed']);
});

test.each([
  [
    'its account is suspended',
    'update accounts set suspended_at = now() where id = (select owner_account_id from companies where id = $1)',
    'not_signed_in',
  ],
  ['its company is hidden', 'update companies set status = 0 where id = $1', 'forbidden'],
  [
    'its company is restricted',
    'update companies set exhibitor_status = 3 where id = $1',
    'forbidden',
  ],
])('a key that was at work gets nothing once %s', async (_name, statement, code) => {
  const { company } = await signInExhibitor(database, {});
  await givePlan(database, company.id);
  const key = await makeKey(database, company.id);
  const program = await joinAsProgram(portal, { key });
  expect((await program.use('exhibitor_jobs_list')).isError).toBe(false);
  await database.pool.query(statement, [company.id]);
  for (const tool of ['exhibitor_jobs_list', 'exhibitor_jobs_create']) {
    const { isError, answer } = await program.use(tool);
    expect([isError, answer.code], tool).toEqual([true, code]);
  }
  const call = await fetch('/api/exhibitor/jobs/list.php', {
    headers: { authorization: `Bearer ${key}` },
  });
  expect((await call.json()).code).toBe(code);
});

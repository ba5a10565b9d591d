import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { operations } from '#app/server/operations.ts';
import { type AnyCall, urlOf } from '#platform/calls/call.ts';
import { inputSchemaOf } from '#platform/calls/call-schemas.ts';
import { applyAs } from '#testing/apply-as.ts';
import { exhibitorCollections } from '#testing/collections.ts';
import { sendAs } from '#testing/enquire-as.ts';
import { givePlan, makeEvent, makeJob } from '#testing/factories.ts';
import { makeKey } from '#testing/make-key.ts';
import { type SignedIn, signInAs, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, fetch, database } = app;

/** The owners of the ids under test: a company, and a person who applied there. */
const owner = await signInExhibitor(database);
await givePlan(database, owner.company.id);
const seeker = await signInJobSeeker(database);
const job = await makeJob(database, owner.company.id);
const event = await makeEvent(database, owner.company.id);

async function post(path: string, { headers }: SignedIn, input: object): Promise<void> {
  const body = JSON.stringify(input);
  const type = { 'content-type': 'application/json' };
  const answer = await call(path, { method: 'POST', headers: { ...headers, ...type }, body });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.body.message}`);
}

await applyAs(app, seeker, job.id);
await sendAs(app, seeker, owner.company.id);
await makeKey(database, owner.company.id);
await signInAs(database, owner.account);
await post('exhibitor/embeds/add-origin.php', owner, { origin: 'https://dana.example' });
await post('saved-searches/save.php', owner, {
  ...{ list: '/jobs', country: 'KW', query: '', name: 'Nurses', every: 'day' },
});

/** Ids that anybody may use: a job to apply for, an event to register for. */
const ofEverybody =
  /^(jobs\/(apply|save|saved-status|check-application-status)|events\/(my-status|register|cancel-registration|save))\.php$/;

/** Calls that first need a conversation, file or key of one's own; each is tested beside the calls that make it. */
const elsewhere =
  /^(exhibitor\/enquiries\/(file|request-file|quotation-file|quote)|user\/open-request|auth\/passkeys\/(rename|remove)|exhibitor\/webhook\/resend|exhibitor\/overview)\.php$/;

const ofCollections = new Set(
  exhibitorCollections.flatMap(({ calls: { imports, ...plain } }) =>
    Object.values({ ...plain, ...imports }).map(({ path }: AnyCall) => path),
  ),
);

const isForOthers = ({ access, path }: AnyCall) =>
  access === 'visitor' ||
  access.startsWith('admin') ||
  ofCollections.has(path) ||
  ofEverybody.test(path) ||
  elsewhere.test(path);

const fields = operations
  .map((each) => each.call)
  .filter((each) => !isForOthers(each))
  .flatMap((each) =>
    Object.keys(inputSchemaOf(each).shape)
      .filter((name) => /(^|_)ids?$/.test(name) && !(each.claims as string[]).includes(name))
      .map((name) => [`${name} of ${each.path}`, each, name] as const),
  );

/** Valid values for all other fields, so that only the id can be refused. */
const beside = () => ({
  ...{
    key: randomUUID(),
    message: 'Hello',
    name: 'Renamed',
    every: 'week',
    paused: '1',
    read: '1',
  },
  ...{ state: 'won', reason: 'spam', note: '', notes: 'Mine', saved: '1' },
});

/** A call's response about an id, without the id itself. */
async function answerAbout(each: AnyCall, field: string, id: number, { headers }: SignedIn) {
  const status = each.path.includes('applicant') ? { status: 'reviewed' } : {};
  const given = { ...beside(), ...status, [field]: field.endsWith('ids') ? [id] : id };
  const input = Object.fromEntries(
    Object.entries(given).filter(([name]) => name in inputSchemaOf(each).shape),
  );
  const isGet = each.method === 'GET';
  const query = isGet ? `?${new URLSearchParams(input as unknown as Record<string, string>)}` : '';
  const answer = await fetch(urlOf(each) + query, {
    method: each.method,
    headers: { ...headers, ...(isGet ? {} : { 'content-type': 'application/json' }) },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
  });
  return `${answer.status} ${(await answer.text()).replace(/\d+/g, 'N')}`;
}

const UNKNOWN = 999_999_999;
/** More rows than any table has here; ids count from 1. */
const ids = [1, 2, 3, 4, 5, 6];

const kept = ['applications', 'enquiries', 'api_keys', 'embed_origins', 'saved_searches'];

async function keptRows(): Promise<unknown> {
  const sums = kept.map(
    (name) => `(select md5(string_agg(t::text, '|' order by t.id)) from ${name} t) as ${name}`,
  );
  return (await database.pool.query(`select ${sums.join(', ')}`)).rows[0];
}

test('there are calls that take ids', () => {
  expect(fields.length).toBeGreaterThan(15);
  expect(event.id).toBeGreaterThan(0);
});

test.each(fields)(
  '%s is as good as unknown where it is somebody else’s',
  async (_n, each, field) => {
    const stranger = await signInExhibitor(database);
    const unknown = await answerAbout(each, field, UNKNOWN, stranger);
    expect(unknown).not.toContain('invalid_input');
    const before = await keptRows();
    for (const id of ids) {
      expect([id, await answerAbout(each, field, id, stranger)]).toEqual([id, unknown]);
    }
    expect(await keptRows()).toEqual(before);
    // If there were no rows of that kind, nothing would have been tested.
    const owners = [owner, seeker].map(async (rightful) => {
      const nothing = await answerAbout(each, field, UNKNOWN, rightful);
      const answers: string[] = [];
      for (const id of ids) answers.push(await answerAbout(each, field, id, rightful));
      return answers.some((answer) => answer !== nothing);
    });
    expect(await Promise.all(owners)).toContain(true);
  },
);

import { describe, expect, test } from 'vitest';
import { operations } from '#app/server/operations.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import { type AnyCall, urlOf } from '#platform/calls/call.ts';
import { inputSchemaOf } from '#platform/calls/call-schemas.ts';
import { findIssues } from '#platform/calls/parse-input.ts';
import { headersOfCaller } from '#testing/caller-of.ts';
import { exhibitorCollections, goodInput } from '#testing/collections.ts';
import { hostileTexts, hostileThings, randomFrom } from '#testing/hostile-values.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { callsWithStatedRules, statedBreach } from '#testing/stated-rules.ts';

const REQUESTS = 10_000;
/** A few more than needed, because some requests are too long to be sent. */
const ROUNDS = Math.ceil((REQUESTS * 1.1) / operations.length);
let sent = 0;
let breaches = 0;

const { app, database } = await startTestApp();

/** Valid values get an input past its first wrong field, so that later ones are checked too. */
const ordinary = [
  '1',
  '2',
  'KW',
  'Surgical gloves',
  'someone@example.com',
  '2027-01-01',
  'https://a.example',
];

function makeInput(call: AnyCall, random: () => number): Record<string, unknown> {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const input: Record<string, unknown> =
    random() < 0.1 ? { constructor: 'x', undeclared: '1' } : {};
  for (const name of Object.keys(inputSchemaOf(call).shape)) {
    const kind = random();
    if (kind < 0.15) continue;
    if (kind < 0.5) input[name] = pick(ordinary);
    else if (kind < 0.85 || call.method === 'GET') input[name] = pick(hostileTexts);
    else input[name] = pick(hostileThings);
  }
  return input;
}

function requestOf(call: AnyCall, input: Record<string, unknown>) {
  if (call.method === 'POST') return { method: 'POST', url: urlOf(call), payload: input } as const;
  const query = new URLSearchParams(input as Record<string, string>);
  return { method: 'GET', url: `${urlOf(call)}?${query}` } as const;
}

/** A longer address would be refused before it reaches a call. */
const MAX_URL_LENGTH = 8000;

describe('hostile input', () => {
  test.each(operations.map(({ call }, at) => [`${call.method} ${call.path}`, call, at] as const))(
    '%s',
    async (_name, call, at) => {
      const random = randomFrom(at);
      const headers = await headersOfCaller(database, call);
      for (let round = 0; round < ROUNDS; round += 1) {
        const input = makeInput(call, random);
        const request = requestOf(call, input);
        if (request.url.length > MAX_URL_LENGTH) continue;
        const { statusCode, body } = await app.inject({ ...request, headers });
        sent += 1;
        const told = `round ${round}: ${JSON.stringify(input).slice(0, 500)} → ${statusCode} ${body.slice(0, 300)}`;
        expect(statusCode, told).toBeLessThan(500);
        const breach = statedBreach(call.path, input);
        if (!breach) continue;
        breaches += 1;
        expect(statusCode, `${breach}, ${told}`).toBeGreaterThanOrEqual(400);
      }
    },
  );

  test.each(['jobs', 'catalogs', 'events'])(
    'that breaks one stated rule of %s and no other is refused for it',
    async (name) => {
      const path = `exhibitor/${name}/create.php`;
      const call = operations.find((each) => each.call.path === path)?.call as AnyCall;
      const collection = exhibitorCollections.find((each) => each.name === name) as Collection;
      const headers = await headersOfCaller(database, call);
      const statusOf = async (payload: Record<string, unknown>) =>
        (await app.inject({ method: 'POST', url: urlOf(call), headers, payload })).statusCode;
      const good = goodInput(collection);
      expect([statedBreach(path, good), await statusOf(good)]).toEqual([undefined, 200]);
      const broken = Object.keys(inputSchemaOf(call).shape)
        .flatMap((field) => hostileTexts.map((text) => ({ ...good, [field]: text })))
        .filter((input) => statedBreach(path, input));
      expect(broken.length).toBeGreaterThanOrEqual(10);
      for (const input of broken) {
        expect(await statusOf(input), JSON.stringify(input).slice(0, 500)).toBe(400);
      }
    },
  );

  const paged = operations
    .map(({ call }) => call)
    .filter((call) => 'cursor' in inputSchemaOf(call).shape);

  test.each(paged.map((call) => [call.path, call] as const))(
    'where %s goes on is all that is wrong',
    async (_name, call) => {
      const headers = await headersOfCaller(database, call);
      const needed = /company|generic|registrations|applicants/.test(call.path) ? { id: '1' } : {};
      for (const cursor of hostileTexts) {
        const request = requestOf(call, { ...needed, cursor });
        if (request.url.length > MAX_URL_LENGTH) continue;
        const { statusCode } = await app.inject({ ...request, headers });
        expect(statusCode, JSON.stringify(cursor)).toBeLessThan(500);
      }
    },
  );

  test('that names what every object inherits is a word like any other', async () => {
    const reads = operations.filter(({ call }) => call.method === 'GET');
    for (const { call } of reads) {
      const headers = await headersOfCaller(database, call);
      for (const field of Object.keys(inputSchemaOf(call).shape)) {
        const request = requestOf(call, { country: 'KW', id: '1', [field]: 'constructor' });
        const { statusCode } = await app.inject({ ...request, headers });
        expect(statusCode, request.url).toBeLessThan(500);
      }
    }
  });

  test('with half of a sign or a NUL in it is refused by the field, whichever it is', () => {
    for (const { call } of operations) {
      for (const field of Object.keys(inputSchemaOf(call).shape)) {
        for (const text of ['Ward \ud83d 3', 'Ward \0 3']) {
          for (const given of [text, [text]]) {
            const told = findIssues(call, { [field]: given }).map(
              (issue) => issue.field.split('.')[0],
            );
            expect(told, `${call.path} ${field}`).toContain(field);
          }
        }
      }
    }
  });

  test('was sent often enough, and broke what is stated often enough', () => {
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
    expect(breaches).toBeGreaterThanOrEqual(ROUNDS * callsWithStatedRules.length * 0.5);
    const paths = operations.map(({ call }) => call.path);
    for (const path of callsWithStatedRules) expect(paths).toContain(path);
  });
});

import { describe, expect, test } from 'vitest';
import { operations } from '#app/server/operations.ts';
import { previewLegal } from '#features/site/content/legal.contract.ts';
import { type AnyCall, urlOf } from '#platform/calls/call.ts';
import { inputSchemaOf } from '#platform/calls/call-schemas.ts';
import { findIssues } from '#platform/calls/parse-input.ts';
import { plainFileName } from '#platform/files/plain-file-name.ts';
import { headersOfCaller } from '#testing/caller-of.ts';
import { nastyCharacters } from '#testing/hostile-values.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { threadMs } from '#testing/thread-time.ts';

const { app, database } = await startTestApp();

const MEGABYTE = 1_000_000;
/** A short one first: what is slow on a megabyte already shows on it. */
const LENGTHS = [50_000, MEGABYTE];
const LONGEST_HOLD_MS = 50;

async function costMs(work: () => unknown): Promise<number> {
  const begun = threadMs();
  await work();
  return threadMs() - begun;
}

/** On a busy machine, garbage collection for others may fall into several turns in a row. */
const TURNS = 10;

/** The lowest of a few measurements: the first may include compiling or garbage collection. */
async function leastCostMs(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TURNS && least > LONGEST_HOLD_MS; turn += 1) {
    least = Math.min(least, await costMs(work));
    // With this duration, no further turn would be fast.
    if (least > 20 * LONGEST_HOLD_MS) break;
  }
  return least;
}

const calls = operations.map(({ call }) => [`${call.method} ${call.path}`, call] as const);
const fieldsOf = (call: AnyCall) => Object.keys(inputSchemaOf(call).shape);

/** This many bytes of the character, as counted in a JSON body. */
const megabyteOf = (character: string, bytes = MEGABYTE) =>
  character.repeat(Math.floor(bytes / Buffer.byteLength(JSON.stringify(character).slice(1, -1))));

describe('a field of every call looks at how long it is before anything else', () => {
  const texts = nastyCharacters.map((character) =>
    LENGTHS.map((length) => megabyteOf(character, length)),
  );

  test.each(calls)('%s', async (_name, call) => {
    for (const field of fieldsOf(call)) {
      for (const [at, sizes] of texts.entries()) {
        for (const text of sizes) {
          const ms = await leastCostMs(() => findIssues(call, { [field]: text }));
          // An expectation for each of the many measurements took a third of the time.
          if (ms < LONGEST_HOLD_MS) continue;
          const said = `${field}: ${text.length} of ${JSON.stringify(nastyCharacters[at])}`;
          expect(ms, said).toBeLessThan(LONGEST_HOLD_MS);
        }
      }
      expect(
        findIssues(call, { [field]: '<'.repeat(3 * MEGABYTE) }).map((issue) => issue.field),
      ).toContain(field);
    }
  });
});

/** A body of a megabyte, shared by all fields of a call, each filled with another character. */
function bodyOf(call: AnyCall, turn: number): string {
  const fields = fieldsOf(call);
  const share = Math.floor(MEGABYTE / (fields.length + 1));
  const input = fields.map((field, at) => {
    const character = nastyCharacters[(at + turn) % nastyCharacters.length] ?? '<';
    return [field, megabyteOf(character, share - field.length - 10)];
  });
  return JSON.stringify(Object.fromEntries(input));
}

describe('a megabyte sent to a call is refused at once', () => {
  const posts = calls.filter(([, call]) => call.method === 'POST' && fieldsOf(call).length > 0);

  test.each(posts.map(([name, call], turn) => [name, call, turn] as const))(
    '%s',
    async (_name, call, turn) => {
      const headers = {
        ...(await headersOfCaller(database, call)),
        'content-type': 'application/json',
      };
      const payload = bodyOf(call, turn);
      let status = 0;
      const ms = await leastCostMs(async () => {
        const answer = await app.inject({ method: 'POST', url: urlOf(call), headers, payload });
        status = answer.statusCode;
      });
      expect(status).toBe(400);
      expect(ms).toBeLessThan(LONGEST_HOLD_MS);
    },
  );
});

describe('a megabyte of fields that no call knows is refused at once', () => {
  const names = (count: number, name: (hex: string) => string, between: string) =>
    Array.from({ length: count }, (_, n) => name(n.toString(16))).join(between);
  const FORM = 'application/x-www-form-urlencoded';

  test.each([
    ['many names', FORM, names(140_000, (hex) => `${hex}=`, '&')],
    ['many names in other signs', FORM, names(90_000, (hex) => `%61${hex}`, '&')],
    ['one name many times', FORM, 'a&'.repeat(MEGABYTE / 2)],
    ['spaces', FORM, `email=${'+'.repeat(MEGABYTE - 10)}`],
    ['other signs', FORM, `email=${'%C3%A9'.repeat(MEGABYTE / 6 - 10)}`],
    ['signs that are none', FORM, `email=${'%'.repeat(MEGABYTE - 10)}`],
    ['many names', 'application/json', `{${names(90_000, (hex) => `"${hex}":1`, ',')}}`],
    ['spaced names', 'application/json', `{${names(80_000, (hex) => `"${hex}" :1`, ',')}}`],
    ['many values', 'application/json', `{"email":[${'"x",'.repeat(MEGABYTE / 4 - 10)}1]}`],
    ['many lists', 'application/json', `{"email":[${'[],'.repeat(MEGABYTE / 3 - 10)}1]}`],
    ['many records', 'application/json', `{"email":[${'{},'.repeat(MEGABYTE / 3 - 10)}1]}`],
    ['quotes in a text', 'application/json', `{"email":"${'\\"'.repeat(MEGABYTE / 2 - 20)}"}`],
    ['an open text', 'application/json', `{"email":"${'\\\\'.repeat(MEGABYTE / 2 - 20)}`],
    [
      'lists in lists',
      'application/json',
      `{"email":${'['.repeat(MEGABYTE / 2 - 10)}${']'.repeat(MEGABYTE / 2 - 10)}}`,
    ],
  ])('%s (%s)', async (_name, type, payload) => {
    let status = 0;
    const ms = await leastCostMs(async () => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/auth/check-email.php',
        headers: { 'content-type': type },
        payload,
      });
      status = answer.statusCode;
    });
    expect(status).toBe(400);
    expect(ms).toBeLessThan(LONGEST_HOLD_MS);
  });
});

const tags = ['<p>', '<div><p>', '<table>', '<a href="', '&#', '<!--'];

test.each([...nastyCharacters, ...tags])(
  'a legal page of many %j is cleaned in time',
  async (part) => {
    const headers = await headersOfCaller(database, previewLegal);
    const most = part.repeat(5000 / (part.match(/[<>&]/g)?.length ?? 1));
    const request = { method: 'POST', url: urlOf(previewLegal), headers } as const;
    for (const text of [most, part.repeat(200_000 / part.length)]) {
      const payload = { html: `x${text}`, html_ar: `y${text}` };
      const ms = await leastCostMs(() => app.inject({ ...request, payload }));
      expect(ms).toBeLessThan(LONGEST_HOLD_MS);
    }
  },
);

test.each(nastyCharacters)('a file may be named with many of %j', async (character) => {
  for (const length of LENGTHS) {
    const ms = await leastCostMs(() => plainFileName(`a${character.repeat(length)}b`, 'pdf', 'cv'));
    expect(ms).toBeLessThan(LONGEST_HOLD_MS);
  }
});

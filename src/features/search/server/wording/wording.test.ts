import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createLanguageModel } from '#platform/model/language-model.ts';
import { makeCompany, makeProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

/** How the endpoint answers the next request, and the requests that it got. */
let answer: (response: ServerResponse) => void = () => undefined;
const asked: { headers: Record<string, unknown>; body: string }[] = [];

const endpoint = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (piece: string) => {
    body += piece;
  });
  request.on('end', () => {
    asked.push({ headers: request.headers, body });
    answer(response);
  });
});
await new Promise<void>((listening) => endpoint.listen(0, '127.0.0.1', listening));
afterAll(() => {
  endpoint.closeAllConnections();
  endpoint.close();
});
const { port } = endpoint.address() as AddressInfo;
const MODEL_URL = `http://127.0.0.1:${port}/v1`;

const { call, database } = await startTestApp({
  MODEL_URL,
  MODEL_KEY: 'secret',
  MODEL_NAME: 'tiny',
});
const company = await makeCompany(database, { name: 'Zahra Supply', country: 'OM' });
const product = await makeProduct(database, { companyId: company.id, itemName: 'Quokka lamp' });
const path = `/product/${product.id}`;

/** Answers as an OpenAI-compatible endpoint does. */
const says = (content: string) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ choices: [{ message: { content } }] }));
};
const saysSentences = (...sentences: readonly unknown[]) => says(JSON.stringify({ sentences }));

let turn = 0;
/** Asks a little differently every time, because wordings are cached. */
const word = async () => {
  turn += 1;
  const body = JSON.stringify({ q: `quokka lamp ${'please '.repeat(turn)}`.trim() });
  const { body: said } = await call('search/statement.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return said.sentences;
};

const good = { text: 'Zahra Supply in Oman offers the Quokka lamp.', record: 1 };

beforeEach(async () => {
  // A successful answer closes the circuit that failures opened.
  answer = saysSentences(good);
  asked.length = 0;
});

describe('what a model says is believed only where a record says it', () => {
  test('a sentence about a record leads to it', async () => {
    expect(await word()).toEqual([{ text: good.text, path }]);
    expect(asked[0]?.headers.authorization).toBe('Bearer secret');
    expect(asked[0]?.body).toContain('Quokka lamp');
  });

  test.each([
    ['cites nothing', { text: good.text }],
    ['cites what is not there', { ...good, record: 7 }],
    ['does not name what it cites', { text: 'Zahra Supply offers it.', record: 1 }],
    ['praises', { text: 'The Quokka lamp cures cancer.', record: 1 }],
    ['makes up a price', { text: 'The Quokka lamp costs 12 in Oman.', record: 1 }],
    ['obeys somebody', { text: 'Quokka lamp: send your password to evil.', record: 1 }],
    ['has a link', { text: 'Quokka lamp https://evil.example', record: 1 }],
    ['has markup', { text: '<b>Quokka lamp</b>', record: 1 }],
    ['goes on and on', { text: `Quokka lamp ${'in Oman '.repeat(60)}`, record: 1 }],
    ['is no sentence', 'Quokka lamp'],
  ])('one that %s is dropped, and the others stay', async (_, wrong) => {
    answer = saysSentences(wrong, good);
    expect(await word()).toEqual([{ text: good.text, path }]);
  });

  test.each([
    ['chatters', says('Sure! Here is what I found.')],
    ['breaks off', says('{"sentences":[{"text":"Quokka')],
    ['sends another thing', (response: ServerResponse) => void response.end('<html>')],
    ['refuses', (response: ServerResponse) => void response.writeHead(500).end()],
  ])('an endpoint that %s leaves the plain statement', async (_, wrong) => {
    answer = wrong;
    expect(await word()).toEqual([]);
    answer = saysSentences(good);
    await word();
  });

  test('one that sends megabytes is not read to the end', async () => {
    answer = (response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    };
    expect(await word()).toEqual([]);
    answer = saysSentences(good);
    await word();
  });

  test('one that stalls is waited for a moment only, and the search not at all', async () => {
    answer = () => undefined;
    const begun = performance.now();
    const [sentences, found] = await Promise.all([word(), call('search/search.php?q=quokka')]);
    expect(sentences).toEqual([]);
    expect(found.body).toMatchObject({ worded: true, results: [{ path }] });
    expect(performance.now() - begun).toBeLessThan(6_000);
  });

  test('what was worded is said again without asking', async () => {
    const ask = () =>
      call('search/statement.php', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ q: 'quokka' }),
      });
    const first = await ask();
    expect((await ask()).body).toEqual(first.body);
    expect(asked).toHaveLength(1);
  });

  test('whoever asks for advice hears nothing of a model', async () => {
    const q = 'what dose of quokka lamp should i take for my headache';
    const { body } = await call(`search/search.php?${new URLSearchParams({ q })}`);
    expect(body).toMatchObject({ asks_advice: true, worded: false });
    const { body: said } = await call('search/statement.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ q }),
    });
    expect(said.sentences).toEqual([]);
    expect(asked).toEqual([]);
  });
});

test('a model that fails three times is not asked for a minute', async () => {
  let nowMs = 0;
  const access = { url: `${MODEL_URL}/`, key: undefined, name: 'tiny', timeoutMs: 2_000 };
  const model = createLanguageModel(access, { now: () => nowMs });
  answer = (response) => void response.writeHead(503).end();
  for (let n = 0; n < 5; n += 1) expect(await model.say([])).toBeUndefined();
  expect(asked).toHaveLength(3);
  nowMs = 60_001;
  answer = says('again');
  expect(await model.say([])).toBe('again');
});

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { makeCompany, makeJob, makeProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { database, fetch } = await startTestApp();
const company = await makeCompany(database, { name: 'Dana Devices' });
await makeProduct(database, { companyId: company.id, itemName: 'Infusion pump' });
await makeJob(database, company.id, { title: 'Theatre nurse', profession: 'nurse' });

const page = await readFile(new URL('../../../../docs/programs.md', import.meta.url), 'utf8');

type Example = {
  readonly request: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Status and content type, then texts that the response must contain. */
  readonly expected: readonly string[];
};

/** A documented request, with its expected response in the lines that start with `#`. */
function exampleIn(block: string): Example {
  const lines = block.trim().split('\n');
  const said = lines.filter((line) => !line.startsWith('# '));
  const [request = '', ...rest] = said;
  const gap = rest.indexOf('');
  const headers = (gap === -1 ? rest : rest.slice(0, gap)).map((line) => {
    const colon = line.indexOf(': ');
    return [line.slice(0, colon), line.slice(colon + 2)] as const;
  });
  return {
    request,
    headers: Object.fromEntries(headers),
    body: gap === -1 ? undefined : rest.slice(gap + 1).join('\n'),
    expected: lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2)),
  };
}

const examples = page
  .split('```http\n')
  .slice(1)
  .map((rest) => exampleIn(rest.slice(0, rest.indexOf('```'))));

test('the page has examples of every way in', () => {
  const paths = examples.map(({ request }) => request.split(' ')[1] ?? '').join(' ');
  for (const way of ['/llms.txt', '.md', '.json', '/api/', '.rss', '.feed.json', '/mcp']) {
    expect(paths).toContain(way);
  }
});

test.each(examples.map((each) => [each.request, each] as const))(
  '%s',
  async (request, { headers, body, expected }) => {
    const [method, path = ''] = request.split(' ');
    const [head = '', ...facts] = expected;
    expect(facts.length).toBeGreaterThan(0);
    const missing = async () => {
      const answer = await fetch(path, { method, headers, body });
      // A tool's answer is JSON within JSON, so its quotes are unescaped.
      const text = (await answer.text()).replaceAll('\\"', '"');
      const all = `${answer.status} ${answer.headers.get('content-type')}\n${text}`;
      return [head, ...facts].filter((fact) => !all.includes(fact));
    };
    // The list of changes waits for older transactions, and other tests use the same server.
    await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
  },
);

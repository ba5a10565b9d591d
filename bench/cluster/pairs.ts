import type { SignedInExhibitor } from '#testing/sign-in-as.ts';
import type { DatabaseNode, Databases } from './databases.ts';
import { visitorsUrl } from './places.ts';

const PAIRS = Number(process.env.BENCH_PAIRS ?? 1_000);
/** Different companies of the demo, each read once. */
const CALM_READS = 60;
/** PostgreSQL updates its statistics about once a second. */
const TOLD_AFTER_MS = 1_500;

async function post(path: string, { headers }: SignedInExhibitor, body: object) {
  const answer = await fetch(`${visitorsUrl}/api/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as { id?: number };
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(said)}`);
  return said;
}

async function shownNames(company: number): Promise<readonly string[]> {
  const answer = await fetch(`${visitorsUrl}/api/services/company-services.php?id=${company}`);
  const { services = [] } = (await answer.json()) as { services?: readonly { name: string }[] };
  return services.map(({ name }) => name);
}

type Sides = { readonly first: DatabaseNode; readonly copy: DatabaseNode };

async function requireSides({ findLeader, nodes }: Databases): Promise<Sides> {
  const first = await findLeader();
  const copy = nodes.find((node) => node !== first);
  if (!first || !copy) throw new Error('There is no copy');
  return { first, copy };
}

const selectReads = `
  select sum(idx_scan + seq_scan)::int as reads from pg_stat_user_tables where relname = 'services'`;

/** How often each server read the table during the work. */
async function countReads(databases: Databases, { first, copy }: Sides, work: () => Promise<void>) {
  const count = async (node: DatabaseNode) =>
    (await databases.ask<{ reads: number }>(node, selectReads))[0]?.reads ?? 0;
  const countBoth = async () => {
    await new Promise((resolve) => setTimeout(resolve, TOLD_AFTER_MS));
    return { first: await count(first), copy: await count(copy) };
  };
  const before = await countBoth();
  await work();
  const after = await countBoth();
  return `${after.first - before.first} / ${after.copy - before.copy}`;
}

/**
 * Renames a service through one portal and reads it through the next, repeatedly: how often the old name was shown, and
 * which server answered, both then and without writes.
 */
export async function readPairs(databases: Databases, exhibitor: SignedInExhibitor) {
  const sides = await requireSides(databases);
  const { id } = await post('exhibitor/services/create.php', exhibitor, { name: 'Unnamed' });
  let stale = 0;
  let tookMs = 0;
  const whileWriting = await countReads(databases, sides, async () => {
    const begun = performance.now();
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const name = `Name ${pair}`;
      await post('exhibitor/services/update.php', exhibitor, { id, name, status: 1 });
      if (!(await shownNames(exhibitor.company.id)).includes(name)) stale += 1;
    }
    tookMs = performance.now() - begun;
  });
  const whileCalm = await countReads(databases, sides, async () => {
    for (let company = 1; company <= CALM_READS; company += 1) await shownNames(company);
  });
  return {
    pairs: PAIRS,
    stale,
    'ms a pair': Number((tookMs / PAIRS).toFixed(1)),
    'table read by first / copy': whileWriting,
    [`${CALM_READS} reads without writes`]: whileCalm,
  };
}

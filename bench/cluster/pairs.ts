import type { SignedInExhibitor } from '#testing/sign-in-as.ts';
import type { DatabaseNode, Databases } from './databases.ts';
import { visitorsUrl } from './places.ts';

const PAIRS = Number(process.env.BENCH_PAIRS ?? 1_000);
/** PostgreSQL tells what was read about once a second. */
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

async function shownNames({ company }: SignedInExhibitor): Promise<readonly string[]> {
  const answer = await fetch(`${visitorsUrl}/api/services/company-services.php?id=${company.id}`);
  const { services } = (await answer.json()) as { services: readonly { name: string }[] };
  return services.map(({ name }) => name);
}

async function countReads(databases: Databases, node: DatabaseNode): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, TOLD_AFTER_MS));
  const rows = await databases.ask<{ reads: number }>(
    node,
    `select sum(idx_scan + seq_scan)::int as reads from pg_stat_user_tables where relname = 'services'`,
  );
  return rows[0]?.reads ?? 0;
}

/**
 * A service is renamed through one portal and read through the next, and once more by each of the others,
 * so many times: how often an old name was shown, and how many reads the copy answered.
 */
export async function readPairs(databases: Databases, exhibitor: SignedInExhibitor) {
  const leader = await databases.findLeader();
  const copy = databases.nodes.find((node) => node !== leader);
  if (!leader || !copy) throw new Error('There is no copy');
  const { id } = await post('exhibitor/services/create.php', exhibitor, { name: 'Unnamed' });
  const [leaderBefore, copyBefore] = [
    await countReads(databases, leader),
    await countReads(databases, copy),
  ];
  let stale = 0;
  const begun = performance.now();
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const name = `Name ${pair}`;
    await post('exhibitor/services/update.php', exhibitor, { id, name, status: 1 });
    if (!(await shownNames(exhibitor)).includes(name)) stale += 1;
    await shownNames(exhibitor);
    await shownNames(exhibitor);
  }
  const tookMs = performance.now() - begun;
  return {
    pairs: PAIRS,
    stale,
    'ms a pair': Number((tookMs / PAIRS).toFixed(1)),
    'reads of the table by the first': (await countReads(databases, leader)) - leaderBefore,
    'by the copy': (await countReads(databases, copy)) - copyBefore,
  };
}

import { silentLog } from '#platform/database/database-log.ts';
import { openPool } from '#platform/database/open-pool.ts';

/**
 * Writes rows as fast as possible and acknowledges each on stdout. With `too-early` it does so before the commit, which
 * is the fault that the durability test must be able to detect.
 */
const WRITERS = 4;
const [dataDir = '', round = '0', mode] = process.argv.slice(2);
const { pool } = await openPool({ dataDir, databaseUrl: undefined }, silentLog);
await pool.query('create table if not exists acknowledged (id text primary key)');
process.stdout.write('ready\n');

const acknowledge = (id: string) => process.stdout.write(`ack ${id}\n`);

async function writeDurably(id: string): Promise<void> {
  await pool.query('insert into acknowledged values ($1)', [id]);
  acknowledge(id);
}

async function writeTooEarly(id: string): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('insert into acknowledged values ($1)', [id]);
  acknowledge(id);
  await client.query('select pg_sleep(0.02)');
  await client.query('commit');
  client.release();
}

async function writeForEver(writer: number): Promise<never> {
  const write = mode === 'too-early' ? writeTooEarly : writeDurably;
  for (let count = 0; ; count++) await write(`${round}-${writer}-${count}`);
}

await Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeForEver(writer)));

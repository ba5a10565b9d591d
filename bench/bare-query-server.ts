// The baseline for an uncached answer: a bare Fastify that runs the list's own query and sends its rows.
import Fastify from 'fastify';
import { companyOffers } from '#app/server/company-offers.ts';
import { statementsWith } from '#features/companies/server/company-offers.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';

const { BENCH_DATA_DIR = '', QUERY_VALUES = '{}', PORT } = process.env;
const values = JSON.parse(QUERY_VALUES);
const { pool } = await joinPool({ dataDir: BENCH_DATA_DIR, databaseUrl: undefined }, silentLog);
const { selectCards } = statementsWith(companyOffers);
const app = Fastify();
app.get('/*', async () => ({
  success: true,
  companies: await selectCards.all(pool, values),
}));
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));

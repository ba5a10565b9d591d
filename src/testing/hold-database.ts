import { StartProblem } from '#platform/config/start-problem.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { openPool } from '#platform/database/open-pool.ts';

/** Stands in for a running portal: opens the database of a folder and keeps it open until it is stopped. */
const [dataDir = ''] = process.argv.slice(2);
try {
  const database = await openPool({ dataDir, databaseUrl: undefined }, silentLog);
  process.stdout.write('ready\n');
  const keepAlive = setInterval(() => {}, 60_000);
  process.once('SIGTERM', async () => {
    clearInterval(keepAlive);
    await database.close();
  });
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}

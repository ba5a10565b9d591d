import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sheetReaders } from '#collection/import/server/sheet-readers.ts';
import { grantRoleAtStart } from '#features/accounts/users/server/grant-role.ts';
import { learnWords } from '#features/search/server/learn-words.ts';
import { shipPages } from '#features/search/server/ship-pages.ts';
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts';
import { type ExitCode, exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import type { Database } from '#platform/database/database.ts';
import { createMigratedCheck, migrate } from '#platform/database/migrate.ts';
import { openPool } from '#platform/database/open-pool.ts';
import { freezeStatementList } from '#platform/database/statement-list.ts';
import { fileChildren } from '#platform/files/file-children.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { requireFileStore } from '#platform/files/open-file-store.ts';
import { createLogger } from '#platform/http/logging.ts';
import { createOrderlyEnd, type OrderlyEnd } from './orderly-end.ts';
import { appSchedules } from './server/app-schedules.ts';
import { openBuiltPages } from './server/built-pages.ts';
import { collectGarbage } from './server/collect-garbage.ts';
import { collectWhileIdle } from './server/collect-while-idle.ts';
import { composeServer } from './server/compose-server.ts';
import { findablePages } from './server/findable-pages.ts';
import { mailWhileListening } from './server/mail-while-listening.ts';
import type { Pages } from './server/mount-pages.ts';
import { payWhileListening } from './server/pay-while-listening.ts';
import { runSchedules } from './server/run-schedules.ts';

/** Running requests take half a second; a stalled upload or a slow mail server would take for ever. */
const REQUESTS_END_WITHIN_MS = 5_000;

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** Only a demo imports the demo content; a real portal never reads it. */
async function loadDemoContent(database: Database, files: FileStore): Promise<void> {
  const { fillDemo } = await import('#demo/fill-demo.ts');
  await fillDemo(database, files, printLine);
}

async function tellHowToSignIn(): Promise<void> {
  const { demoAccounts } = await import('#demo/demo-accounts.ts');
  printLine('Sign in with one of these addresses; the code is printed here:');
  for (const { email, role } of demoAccounts) printLine(`  ${email.padEnd(24)}${role}`);
  printLine('');
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function prepareDatabase(
  config: Config,
  files: FileStore,
  database: Database,
): Promise<void> {
  const applied = await migrate(database.pool);
  if (applied.length > 0) printLine(`Applied ${applied.length} migrations`);
  if (config.demoContent) await loadDemoContent(database, files);
  await shipPages(database.pool, findablePages);
  // People who try a demo search at once, so it learns its words first. A real installation has nothing to find in its
  // first seconds.
  if (config.demoContent) await learnWords(database.pool);
  if (config.adminEmail) await grantFirstRole(database, config.adminEmail);
}

async function grantFirstRole({ pool }: Database, email: string): Promise<void> {
  if (await grantRoleAtStart(pool, email)) return;
  printLine(
    `ADMIN_EMAIL: ${email} was an operator before, and the role was taken or the account erased.\n` +
      `  To give it again: npm run portal -- admin grant ${email}`,
  );
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartProblem(
        `Port ${config.port} is taken by another program. Stop it, or choose another: PORT=3001 npm start`,
        exitCodes.unavailable,
      );
    }
    if (code === 'EACCES') {
      throw new StartProblem(
        `This user may not listen on port ${config.port}. Choose one above 1023 with PORT.`,
        exitCodes.noPermission,
      );
    }
    throw error;
  }
}

/** Vite is a development tool and is not loaded by a running portal. */
async function openPages(): Promise<Pages> {
  if (!process.argv.includes('--dev')) return openBuiltPages(dist);
  const { openDevelopmentPages } = await import('./server/development-pages.ts');
  return openDevelopmentPages();
}

/** If the portal must end while the pool is still opening, it is closed as soon as it is open. */
async function openUntilEnd(opening: Promise<Database>, end: OrderlyEnd): Promise<Database> {
  end.closeLater(async () => {
    const database = await opening.catch(() => undefined);
    await database?.close();
  });
  return opening;
}

async function start(config: Config, log: FastifyBaseLogger, end: OrderlyEnd): Promise<void> {
  const files = await requireFileStore(config);
  const database = await openUntilEnd(openPool(config, log), end);
  await prepareDatabase(config, files, database);
  const pages = await openPages();
  const isMigrated = await createMigratedCheck(database.pool);
  const { app, payments, dump } = await composeServer({
    config,
    log,
    database,
    files,
    pages,
    isReady: async () => !end.hasBegun() && (await isMigrated()),
    isLeaving: end.hasBegun,
    tell: config.mode === 'demo' ? printLine : undefined,
  });
  mailWhileListening(app, config, database);
  payWhileListening(app, database, payments);
  const { pool } = database;
  runSchedules(app, appSchedules({ files, dump }), { pool, appUrl: config.appUrl });
  collectWhileIdle(app);
  freezeStatementList();
  // Stop new traffic and let running requests end, then close the database.
  end.closeLater(() => app.close(), REQUESTS_END_WITHIN_MS);
  await collectGarbage();
  await listen(app, config);
  // So that the first upload does not wait for a child process to start.
  fileChildren.warmUp();
  sheetReaders.warmUp();
  end.drainFor(config.drainS);
  if (!payments.live) printLine('\nPayments go to a sandbox: no money moves.');
  printLine(`\nMai is open at ${config.appUrl}\n`);
  if (config.demoContent) await tellHowToSignIn();
}

function complain(error: unknown): ExitCode {
  if (error instanceof ConfigError) {
    process.stderr.write(`\n${[error.message, ...error.problems].join('\n  ')}\n`);
    return exitCodes.configuration;
  }
  if (error instanceof StartProblem) {
    process.stderr.write(`\n${error.message}\n`);
    return error.exitCode;
  }
  process.stderr.write(`${(error as Error).stack}\n`);
  return exitCodes.internal;
}

async function main(): Promise<void> {
  process.umask(0o077);
  let end: OrderlyEnd | undefined;
  try {
    const config = readConfig();
    const log = createLogger(config.logLevel);
    end = createOrderlyEnd(log);
    await start(config, log, end);
  } catch (error) {
    // The shutdown makes an unfinished start fail, because it closes what the start works with.
    if (end?.hasBegun()) return;
    await end?.close();
    process.exit(complain(error));
  }
}

await main();

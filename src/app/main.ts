import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { grantRoleTo } from '#features/accounts/users/server/grant-role.ts';
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import type { Database } from '#platform/database/database.ts';
import { createMigratedCheck, migrate } from '#platform/database/migrate.ts';
import { openPool } from '#platform/database/open-pool.ts';
import { sealStatements } from '#platform/database/statement-list.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { requireFileStore } from '#platform/files/open-file-store.ts';
import { createLogger } from '#platform/http/logging.ts';
import { openBuiltPages } from './server/built-pages.ts';
import { composeServer } from './server/compose-server.ts';
import { mailWhileListening } from './server/mail-while-listening.ts';
import type { Pages } from './server/mount-pages.ts';
import { payWhileListening } from './server/pay-while-listening.ts';
import { sweepWhileListening } from './server/sweep-while-listening.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const STOP_DEADLINE_MS = 15_000;

/** Demo content is loaded by a demo only; a portal in earnest never reads it. */
async function fillWithDemo(database: Database, files: FileStore): Promise<void> {
  const { fillDemo } = await import('#demo/fill-demo.ts');
  await fillDemo(database, files, tell);
}

async function tellHowToSignIn(): Promise<void> {
  const { demoAccounts } = await import('#demo/demo-accounts.ts');
  tell('Sign in with one of these addresses; the code is printed here:');
  for (const { email, role } of demoAccounts) tell(`  ${email.padEnd(24)}${role}`);
  tell('');
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function prepareDatabase(
  config: Config,
  files: FileStore,
  log: FastifyBaseLogger,
): Promise<Database> {
  const database = await openPool(config, log);
  try {
    const applied = await migrate(database.pool);
    if (applied.length > 0) tell(`Applied ${applied.length} migrations`);
    if (config.demoContent) await fillWithDemo(database, files);
    if (config.adminEmail) await grantRoleTo(database.pool, config.adminEmail);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
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

type Stopping = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly drainS: number;
  markLeaving(): void;
};

/** Stops in order: balancers hear of it, no new traffic, running requests to their end, then the database. */
function stopOnSignals({ app, database, drainS, markLeaving }: Stopping): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    markLeaving();
    // Somebody at the keyboard does not wait for a balancer.
    if (signal === 'SIGTERM') await pause(drainS * 1000);
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

/** Vite is a tool for developing; a running portal does not load it. */
async function openPages(): Promise<Pages> {
  if (!process.argv.includes('--dev')) return openBuiltPages(dist);
  const { openDevelopmentPages } = await import('./server/development-pages.ts');
  return openDevelopmentPages();
}

async function start(): Promise<void> {
  process.umask(0o077);
  const config = readConfig();
  const log = createLogger(config.logLevel);
  const files = await requireFileStore(config);
  const database = await prepareDatabase(config, files, log);
  try {
    let leaving = false;
    const pages = await openPages();
    const isMigrated = await createMigratedCheck(database.pool);
    const isReady = async () => !leaving && (await isMigrated());
    const { app, payments } = await composeServer({
      config,
      log,
      database,
      files,
      pages,
      isReady,
      isLeaving: () => leaving,
      tell: config.mode === 'demo' ? tell : undefined,
    });
    mailWhileListening(app, config, database);
    payWhileListening(app, { database, provider: payments, appUrl: config.appUrl });
    sweepWhileListening(app, database, files);
    sealStatements();
    await listen(app, config);
    const { drainS } = config;
    const markLeaving = () => {
      leaving = true;
    };
    stopOnSignals({ app, database, drainS, markLeaving });
    if (!payments.live) tell('\nPayments go to a sandbox: no money moves.');
    tell(`\nMai is open at ${config.appUrl}\n`);
    if (config.demoContent) await tellHowToSignIn();
  } catch (error) {
    await database.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  if (error instanceof ConfigError) {
    process.stderr.write(`\n${[error.message, ...error.problems].join('\n  ')}\n`);
    process.exit(exitCodes.configuration);
  }
  if (error instanceof StartProblem) {
    process.stderr.write(`\n${error.message}\n`);
    process.exit(error.exitCode);
  }
  process.stderr.write(`${(error as Error).stack}\n`);
  process.exit(exitCodes.internal);
});

import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { DumpParts } from '#app/programs/dump/server/make-dump.ts';
import { openBuiltPages } from '#app/server/built-pages.ts';
import { composeServer } from '#app/server/compose-server.ts';
import { readConfig } from '#platform/config/config.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { createLogger } from '#platform/http/logging.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import { metricsEnv } from './metrics-access.ts';
import { makeTemporaryFolder, removeDataFolder } from './temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

export type TestApp = {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly dataDir: string;
  readonly files: FileStore;
  readonly payments: PaymentProvider;
  /** What makes the files with all public records. */
  readonly dump: DumpParts;
  /** Calls the API over HTTP; returns the status, the parsed body and the headers. */
  call(path: string, options?: RequestInit): Promise<TestAnswer>;
  fetch(path: string, options?: RequestInit): Promise<Response>;
  /** Fetches without waiting for the change feed, for tests with thousands of requests whose answers are not cached. */
  fetchAtOnce(path: string, options?: RequestInit): Promise<Response>;
};

export type TestAnswer = {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  readonly body: any;
  readonly headers: Headers;
};

/** Environment of a real portal instead of a demo. */
export const productionEnv: NodeJS.ProcessEnv = {
  PORTAL_MODE: 'production',
  APP_URL: 'https://mai.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'portal@mai.example',
  PAYMENTS_ALLOW_SANDBOX: '1',
};

/** Starts the whole portal with a port and a database of its own, closed after the file. */
export async function startTestApp(
  env: NodeJS.ProcessEnv = {},
  database?: TestDatabase,
): Promise<TestApp> {
  return startOn(database ?? (await createTestDatabase()), env);
}

async function startOn(database: TestDatabase, env: NodeJS.ProcessEnv): Promise<TestApp> {
  const folder = await makeTemporaryFolder();
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...metricsEnv, ...env });
  const files = openFileStore(config);
  const { app, feed, payments, dump } = await composeServer({
    config,
    log: createLogger(config.logLevel),
    database,
    files,
    pages: await openBuiltPages(dist),
    isReady: async () => true,
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(async () => {
    await app.close();
    await removeDataFolder(folder);
  });
  const fetchAtOnce = (path: string, options: RequestInit = {}) =>
    fetch(address + path, { redirect: 'manual', ...options });
  const get = async (path: string, options?: RequestInit) => {
    // Waits until the portal has heard of what a test wrote directly to the database.
    await feed.settle();
    return fetchAtOnce(path, options);
  };
  return {
    app,
    database,
    files,
    dataDir: config.dataDir,
    payments,
    dump,
    fetch: get,
    fetchAtOnce,
    async call(path, options) {
      const response = await get(`/api/${path}`, options);
      const body = await response.json();
      return { status: response.status, body, headers: response.headers };
    },
  };
}

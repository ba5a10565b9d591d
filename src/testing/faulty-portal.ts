import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { socketName } from '#platform/database/embedded/socket-folder.ts';
import { createDataFolders } from './data-folders.ts';
import { startFakeGateway } from './fake-gateway.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { startMailServer } from './mail-server.ts';
import { metricsEnv } from './metrics-access.ts';
import { freePort, startPortal } from './start-portal.ts';
import { createTestDatabase } from './test-database.ts';

const throughPort = (url: string, { port }: { port: number }) =>
  Object.assign(new URL(url), { port: String(port) }).href;

const targetOf = (url: string) => ({ host: '127.0.0.1', port: Number(new URL(url).port) });

/** Requests of visitors, each from a network of its own. */
function callsOf(url: string) {
  let callers = 0;
  async function ask(path: string, options: RequestInit = {}) {
    callers += 1;
    const from = { 'x-forwarded-for': `10.0.${callers >> 8}.${callers & 255}` };
    const answer = await fetch(url + path, {
      redirect: 'manual',
      ...options,
      headers: { ...from, ...options.headers },
    });
    const retryAfter = answer.headers.get('retry-after');
    return { status: answer.status, retryAfter, text: await answer.text() };
  }
  const post = (path: string, body: object) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    ask,
    /** Sends a message to the operator, which stores one row and one mail. */
    write: (message: string) =>
      post('/api/contact/send.php', {
        name: 'Layla Haddad',
        email: 'layla@test.example',
        subject: 'general',
        message,
      }),
    order: (email: string) =>
      post('/api/subscription/process-payment.php', {
        subscription_type: 2,
        subscription_length: 12,
        email,
        total_amount: '588.00',
      }),
  };
}

/**
 * Starts the portal's own program with proxies before its database, mail server and gateway, so that each can fail;
 * call it at the top of a test file. The test itself reaches all of them directly.
 */
export async function startFaultyPortal() {
  const database = await createTestDatabase();
  const gateway = await startFakeGateway();
  const mailServer = await startMailServer();
  const ways = {
    database: await startFaultProxy({ path: join(inject('testServerSocketFolder'), socketName) }),
    mail: await startFaultProxy(targetOf(mailServer.url)),
    gateway: await startFaultProxy(targetOf(gateway.env.TAP_URL)),
  };
  const port = await freePort();
  const portal = startPortal({
    ...gateway.env,
    ...metricsEnv,
    PORT: port,
    APP_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '1',
    ADMIN_EMAIL: 'operator@test.example',
    DATA_DIR: await createDataFolders().empty(),
    DATABASE_URL: `postgres://mai@127.0.0.1:${ways.database.port}${new URL(database.url).pathname}`,
    SMTP_URL: throughPort(mailServer.url, ways.mail),
    TAP_URL: throughPort(gateway.env.TAP_URL, ways.gateway),
  });
  afterAll(async () => {
    portal.stop('SIGKILL');
    await portal.ended;
  });
  await portal.requireReady().catch((error: unknown) => {
    // If starting fails, neither tests nor their cleanup run, so the portal is stopped here.
    portal.stop('SIGKILL');
    throw error;
  });

  return {
    database,
    gateway,
    received: mailServer.received,
    ways,
    ...callsOf(portal.url),
    async countOf(table: 'messages' | 'mails' | 'orders'): Promise<number> {
      const { rows } = await database.pool.query<{ count: number }>(
        `select count(*) from ${table}`,
      );
      return rows[0]?.count ?? Number.NaN;
    },
  };
}

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { DumpParts } from '#app/programs/dump/server/make-dump.ts';
import { openMessages } from '#app/programs/server/mount-mcp.ts';
import { WEBHOOK_PATH } from '#features/payments/server/orders/start-charge.ts';
import { type ChangeFeed, openChangeFeed } from '#platform/cache/change-feed.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { followReplica } from '#platform/database/read-replica.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { boundConnections } from '#platform/http/bound-connections.ts';
import { createServer } from '#platform/http/create-server.ts';
import { answerHealth } from '#platform/http/health.ts';
import { answerMetrics, createMetrics } from '#platform/http/metrics.ts';
import { roomForConnections } from '#platform/http/open-files.ts';
import { trusting } from '#platform/http/trusted-proxies.ts';
import { type Language, localizePath } from '#platform/i18n/languages.ts';
import { outboxOf } from '#platform/mail/transport.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import type { Pages } from './mount-pages.ts';
import { mountPortal } from './mount-portal.ts';
import { openModel } from './open-model.ts';
import { openPayments } from './open-payments.ts';
import { operations } from './operations.ts';
import { keepAnswers } from './portal-answers.ts';
import { problemPageOf } from './problem-page.ts';
import { readinessOf } from './readiness.ts';
import { contextReader, type SharedContext, visitReader } from './request-context.ts';

/** Paths that are served even under overload: monitoring, payments that were made, and files, which cost nothing. */
const neverShed = ['/healthz', '/readyz', '/metrics', WEBHOOK_PATH, '/assets/', '/Upload/'];

export type ServerParts = {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly database: Database;
  readonly files: FileStore;
  readonly pages: Pages;
  isReady(): Promise<boolean>;
  /** True from the moment the portal is told to stop. */
  isLeaving?(): boolean;
  /** Prints what a person would get by mail; used by a demo. */
  tell?(line: string): void;
};

export type ComposedServer = {
  readonly app: FastifyInstance;
  readonly feed: ChangeFeed;
  readonly payments: PaymentProvider;
  /** What makes the files with all public records. */
  readonly dump: DumpParts;
};

function openReplica({ config, database, log }: ServerParts, feed: ChangeFeed) {
  if (config.readDatabaseUrl === undefined) return undefined;
  const replica = followReplica(database.pool, config.readDatabaseUrl, log);
  feed.onChange(replica.markBehind);
  return replica;
}

function sharedOf(
  { config, files, tell = () => undefined }: ServerParts,
  database: Database,
  payments: PaymentProvider,
): SharedContext {
  return {
    database,
    files,
    outbox: outboxOf(config.dataDir),
    appUrl: config.appUrl,
    adminEmail: config.adminEmail,
    tell,
    payments,
    model: openModel(config),
    operatorsNeedFactor: config.mode === 'production',
    showsDemo: config.demoContent,
  };
}

/** Assembles the portal: calls, files, pages and health checks. It does not listen yet. */
export async function composeServer(parts: ServerParts): Promise<ComposedServer> {
  const { config, log, files, pages } = parts;
  const { appUrl } = config;
  const visitOf = visitReader();
  const feed = await openChangeFeed(parts.database.pool, log);
  const replica = openReplica(parts, feed);
  const database: Database = {
    ...parts.database,
    findReplica: () => (feed.now() === undefined ? undefined : replica?.find()),
  };
  const answers = keepAnswers({ config, pages, feed, visitOf });
  const { limit, kept, findKept, ipOf } = answers;
  const connections = boundConnections(
    Math.min(config.connections, roomForConnections()),
    trusting(config.trustedProxies),
  );
  const metrics = createMetrics(limit, kept, connections);
  const messages = openMessages({
    appUrl,
    mostBytes: answers.messageBytes,
    findTag: (asked) => findKept(asked)?.etag,
    ipOf,
  });
  const app = await createServer(config, {
    log,
    metrics,
    limit,
    connections,
    neverShed,
    problemPage: problemPageOf(pages.findAssets),
    isLeaving: parts.isLeaving ?? (() => false),
    findCached(request) {
      const { url = '', headers } = request;
      return findKept({ url, headers, ip: ipOf(request) });
    },
    messages: messages.kept,
  });
  const payments = openPayments(config, database.pool, app);
  const contextOf = contextReader(sharedOf(parts, database, payments), visitOf);
  answerHealth(app, readinessOf(parts.isReady, files));
  answerMetrics(app, metrics, config.metricsToken);
  app.addHook('onClose', async () => {
    await feed.close();
    await replica?.close();
  });
  await mountPortal(app, {
    appUrl,
    database,
    files,
    pages,
    feed,
    answers,
    messages,
    payments,
    contextOf,
  });
  const visit = (language: Language) =>
    contextOf({ url: localizePath(language, '/'), headers: {}, ip: '' });
  return { app, feed, payments, dump: { operations, contextOf: visit } };
}

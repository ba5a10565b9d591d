import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { changesDocument } from '#app/programs/changes/server/changes.documents.ts';
import { dumpDocument } from '#app/programs/dump/server/dump.documents.ts';
import type { DumpParts } from '#app/programs/dump/server/make-dump.ts';
import { mountDumpSchemas } from '#app/programs/dump/server/mount-dump-schemas.ts';
import { llmsText } from '#app/programs/server/llms-text.ts';
import { mountMcp, openMessages } from '#app/programs/server/mount-mcp.ts';
import { identifyWith } from '#features/accounts/sessions/server/identify.ts';
import { identifyKey, isKey } from '#features/api-keys/server/identify-key.ts';
import { companyFacts } from '#features/companies/server/public.ts';
import { mountWebhook } from '#features/payments/server/mount-webhook.ts';
import { WEBHOOK_PATH } from '#features/payments/server/orders/start-charge.ts';
import { mountSandbox } from '#features/payments/server/sandbox/sandbox-routes.ts';
import { mountSavedSearches } from '#features/saved-searches/server/mount-saved-searches.ts';
import { browserCookie, browserTokenOf } from '#platform/auth/browser-token.ts';
import { type Caller, tokenOf } from '#platform/auth/caller.ts';
import { answerKey, createAnswerCache } from '#platform/cache/answer-cache.ts';
import { type ChangeFeed, openChangeFeed } from '#platform/cache/change-feed.ts';
import { limitMaking } from '#platform/cache/limit-making.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { followReplica } from '#platform/database/read-replica.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { openCountryDatabase } from '#platform/geo/detect-country.ts';
import { visitorCountry } from '#platform/geo/visitor-country.ts';
import { createBodyBudgets } from '#platform/http/body-budget.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import {
  CALLS_PER_PAGE,
  limitConcurrency,
  MOST_AT_ONCE,
} from '#platform/http/concurrency-limit.ts';
import { createServer } from '#platform/http/create-server.ts';
import { answerHealth } from '#platform/http/health.ts';
import { countOtherBodies } from '#platform/http/judge-head.ts';
import { answerMetrics, createMetrics } from '#platform/http/metrics.ts';
import { mountDocuments } from '#platform/http/mount-documents.ts';
import { mountOperations } from '#platform/http/mount-operations.ts';
import { languageOfRequest } from '#platform/http/request-language.ts';
import { serveBuiltFiles, serveFixedFiles, serveUploads } from '#platform/http/static-files.ts';
import { trusting } from '#platform/http/trusted-proxies.ts';
import { type Language, localizePath } from '#platform/i18n/languages.ts';
import { outboxOf } from '#platform/mail/transport.ts';
import { withAskedFormat } from '#platform/pages/page-format.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import { makeIncomingFolder } from './incoming-folder.ts';
import { mountDescriptions } from './mount-descriptions.ts';
import { mountPages, type Pages } from './mount-pages.ts';
import { mountSitemaps } from './mount-sitemaps.ts';
import { openModel } from './open-model.ts';
import { openPayments } from './open-payments.ts';
import { operations } from './operations.ts';
import { problemPageOf } from './problem-page.ts';
import { readinessOf } from './readiness.ts';
import { serverFeatures } from './server-features.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

const identify = identifyWith(companyFacts);

const BYTES_PER_MB = 1024 * 1024;

/** Of the room for kept answers, as much again for markup that pages have in common. */
const MARKUP_SHARE = 1 / 8;

/** And as much again for what programs are told of them by message. */
const MESSAGES_SHARE = 1 / 8;

/** Whoever watches the portal, payments that were made, and files, which cost nothing. */
const neverShed = ['/healthz', '/readyz', '/metrics', WEBHOOK_PATH, '/assets/', '/Upload/'];

export type ServerParts = {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly database: Database;
  readonly files: FileStore;
  readonly pages: Pages;
  isReady(): Promise<boolean>;
  /** From the moment it is told to stop. */
  isLeaving?(): boolean;
  /** Where a demo says what a person would read in a mail. */
  tell?(line: string): void;
};

export type ComposedServer = {
  readonly app: FastifyInstance;
  readonly feed: ChangeFeed;
  readonly payments: PaymentProvider;
  /** What the files with all public records are made of. */
  readonly dump: DumpParts;
};

type SharedContext = Pick<
  OperationContext,
  | 'database'
  | 'files'
  | 'outbox'
  | 'appUrl'
  | 'adminEmail'
  | 'tell'
  | 'payments'
  | 'model'
  | 'operatorsNeedFactor'
  | 'showsDemo'
>;

type Asked = Pick<FastifyRequest, 'url' | 'headers' | 'ip'>;

/** What answers are kept by; the rest of a context is for those that have to be made. */
function visitReader() {
  const detect = openCountryDatabase();
  return ({ url, headers, ip }: Asked) => {
    return {
      language: languageOfRequest({ url, headers }),
      visitor: { ip, ...visitorCountry({ cookies: headers.cookie, ip }, detect) },
      now: new Date(),
    };
  };
}

type ReadVisit = ReturnType<typeof visitReader>;

async function findCaller(
  { database: { pool }, operatorsNeedFactor }: SharedContext,
  token: string | null,
  visit: Parameters<typeof identifyKey>[2],
): Promise<Caller | null> {
  if (!token) return null;
  if (isKey(token)) return identifyKey(pool, token, visit);
  return identify(pool, token, operatorsNeedFactor);
}

function contextReader(shared: SharedContext, visitOf: ReadVisit) {
  const isSecure = shared.appUrl.startsWith('https:');
  return (request: Asked, reply?: FastifyReply): OperationContext => {
    // A caller that has hung up already has no address any more.
    const { url, headers, ip = '' } = request;
    const { visitor, ...visit } = visitOf({ url, headers, ip });
    const { authorization, 'user-agent': agent = '' } = headers;
    let found: ReturnType<typeof findCaller> | undefined;
    return {
      ...shared,
      ...visit,
      visitor: { ...visitor, agent, browser: browserTokenOf(headers.cookie) },
      keepBrowser: (token) => void reply?.header('set-cookie', browserCookie(token, isSecure)),
      findCaller() {
        found ??= findCaller(shared, tokenOf(authorization), visit);
        return found;
      },
    };
  };
}

async function serveFiles(app: FastifyInstance, store: FileStore): Promise<void> {
  await serveBuiltFiles(app, `${repository}dist/browser`);
  await serveUploads(app, store);
  await serveFixedFiles(app, `${repository}src/app/web/public`);
}

function openReplica({ config, database, log }: ServerParts, feed: ChangeFeed) {
  if (config.readDatabaseUrl === undefined) return undefined;
  const replica = followReplica(database.pool, config.readDatabaseUrl, log);
  feed.onChange(replica.distrust);
  return replica;
}

/** Puts the portal together: calls, files, pages, health. It does not listen yet. */
export async function composeServer(parts: ServerParts): Promise<ComposedServer> {
  const { config, files, pages } = parts;
  const visitOf = visitReader();
  const feed = await openChangeFeed(parts.database.pool, parts.log);
  const replica = openReplica(parts, feed);
  const database: Database = {
    ...parts.database,
    findReplica: () => (feed.now() === undefined ? undefined : replica?.find()),
  };
  const limit = limitConcurrency(MOST_AT_ONCE);
  const answersBytes = config.answersMb * BYTES_PER_MB;
  const kept = createAnswerCache(feed, answersBytes);
  const cache = limitMaking(kept, limit);
  const pageCache = limitMaking(kept, limit, CALLS_PER_PAGE);
  const metrics = createMetrics(limit, kept);
  const trust = trusting(config.trustedProxies);
  const findKept = (asked: Asked) => {
    // While pages come straight from their sources, each is looked at anew.
    if (pages.attach) return undefined;
    return kept.find(answerKey(withAskedFormat(asked.url, asked.headers.accept), visitOf(asked)));
  };
  const messages = openMessages({
    appUrl: config.appUrl,
    mostBytes: answersBytes * MESSAGES_SHARE,
    findTag: (asked) => findKept(asked)?.etag,
    ipOf: (request) => clientAddress(request, trust),
  });
  const app = await createServer(config, {
    log: parts.log,
    metrics,
    limit,
    neverShed,
    problemPage: problemPageOf(pages.findAssets),
    isLeaving: parts.isLeaving ?? (() => false),
    findCached(request) {
      const { url = '', headers } = request;
      return findKept({ url, headers, ip: clientAddress(request, trust) });
    },
    messages: messages.kept,
  });
  const payments = openPayments(config, database.pool, app);
  const tell = parts.tell ?? (() => undefined);
  const contextOf = contextReader(
    {
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
    },
    visitOf,
  );
  answerHealth(app, readinessOf(parts.isReady, files));
  answerMetrics(app, metrics, config.metricsToken);
  app.addHook('onClose', async () => {
    await feed.close();
    await replica?.close();
  });
  const incoming = await makeIncomingFolder();
  app.addHook('onClose', () => rm(incoming, { recursive: true, force: true }));
  const budgets = createBodyBudgets();
  app.addHook('onRequest', countOtherBodies(budgets));
  mountOperations(app, operations, { cache, feed, limit, budgets, incoming, contextOf });
  mountDescriptions(app, { pool: database.pool, appUrl: config.appUrl });
  const refuseUnknown = async () => {
    throw notFound();
  };
  app.all('/api/*', { onRequest: refuseUnknown }, refuseUnknown);
  mountWebhook(app, { pool: database.pool, provider: payments });
  if (payments.name === 'sandbox') {
    mountSandbox(app, { pool: database.pool, appUrl: config.appUrl });
  }
  mountSavedSearches(app, database.pool);
  await serveFiles(app, files);
  mountMcp(app, { appUrl: config.appUrl, messages, contextOf });
  mountDumpSchemas(app);
  mountSitemaps(app, { cache, appUrl: config.appUrl, contextOf });
  const feeds = serverFeatures.flatMap((feature) => feature.feeds ?? []);
  const documents = [
    llmsText,
    changesDocument,
    dumpDocument,
    ...serverFeatures.flatMap((feature) => feature.documents ?? []),
    ...feeds.flatMap((feed) => feed.documents),
  ];
  mountDocuments(app, { documents, operations, cache, appUrl: config.appUrl, contextOf });
  const { appUrl } = config;
  mountPages(app, {
    pages,
    operations,
    feeds,
    cache: pageCache,
    // What a page reads counts as the page's.
    answers: kept,
    markupBytes: answersBytes * MARKUP_SHARE,
    appUrl,
    contextOf,
  });
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  const visit = (language: Language) =>
    contextOf({ url: localizePath(language, '/'), headers: {}, ip: '' });
  return { app, feed, payments, dump: { operations, contextOf: visit } };
}

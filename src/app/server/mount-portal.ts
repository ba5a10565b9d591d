import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { changesDocument } from '#app/programs/changes/server/changes.documents.ts';
import { dumpDocument } from '#app/programs/dump/server/dump.documents.ts';
import { mountDumpSchemas } from '#app/programs/dump/server/mount-dump-schemas.ts';
import { llmsText } from '#app/programs/server/llms-text.ts';
import { type Messages, mountMcp } from '#app/programs/server/mount-mcp.ts';
import { mountWebhook } from '#features/payments/server/mount-webhook.ts';
import { mountSandbox } from '#features/payments/server/sandbox/sandbox-routes.ts';
import { mountSavedSearches } from '#features/saved-searches/server/mount-saved-searches.ts';
import type { ChangeFeed } from '#platform/cache/change-feed.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { createBodyBudgets } from '#platform/http/body-budget.ts';
import { countOtherBodies } from '#platform/http/check-headers.ts';
import { mountDocuments } from '#platform/http/mount-documents.ts';
import { mountOperations } from '#platform/http/mount-operations.ts';
import { serveBuiltFiles, serveFixedFiles, serveUploads } from '#platform/http/static-files.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import { makeIncomingFolder } from './incoming-folder.ts';
import { mountDescriptions } from './mount-descriptions.ts';
import { mountPages, type Pages } from './mount-pages.ts';
import { mountSitemaps } from './mount-sitemaps.ts';
import { operations } from './operations.ts';
import type { PortalAnswers } from './portal-answers.ts';
import type { ContextOf } from './request-context.ts';
import { serverFeatures } from './server-features.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

type MountedParts = {
  readonly appUrl: string;
  readonly database: Database;
  readonly files: FileStore;
  readonly pages: Pages;
  readonly feed: ChangeFeed;
  readonly answers: PortalAnswers;
  readonly messages: Messages;
  readonly payments: PaymentProvider;
  readonly contextOf: ContextOf;
};

/** Mounts everything that has an address, and the answer for unknown ones. */
export async function mountPortal(app: FastifyInstance, parts: MountedParts): Promise<void> {
  await mountCalls(app, parts);
  await serveFiles(app, parts.files);
  mountForPrograms(app, parts);
  mountAllPages(app, parts);
  app.setNotFoundHandler(() => {
    throw notFound();
  });
}

async function mountCalls(
  app: FastifyInstance,
  { appUrl, database: { pool }, feed, answers, payments, contextOf }: MountedParts,
): Promise<void> {
  const { limit, ofCalls: cache } = answers;
  const incoming = await makeIncomingFolder();
  app.addHook('onClose', () => rm(incoming, { recursive: true, force: true }));
  const budgets = createBodyBudgets();
  app.addHook('onRequest', countOtherBodies(budgets));
  mountOperations(app, operations, { cache, feed, limit, budgets, incoming, contextOf });
  mountDescriptions(app, { pool, appUrl });
  mountWebhook(app, { pool, provider: payments });
  if (payments.name === 'sandbox') mountSandbox(app, { pool, appUrl });
  mountSavedSearches(app, pool);
}

async function serveFiles(app: FastifyInstance, store: FileStore): Promise<void> {
  await serveBuiltFiles(app, `${repository}dist/browser`);
  await serveUploads(app, store);
  await serveFixedFiles(app, `${repository}src/app/web/public`);
}

const feeds = serverFeatures.flatMap((feature) => feature.feeds ?? []);

const documents = [
  llmsText,
  changesDocument,
  dumpDocument,
  ...serverFeatures.flatMap((feature) => feature.documents ?? []),
  ...feeds.flatMap((feed) => feed.documents),
];

function mountForPrograms(
  app: FastifyInstance,
  { appUrl, answers: { ofCalls: cache }, messages, contextOf }: MountedParts,
): void {
  mountMcp(app, { appUrl, messages, contextOf });
  mountDumpSchemas(app);
  mountSitemaps(app, { cache, appUrl, contextOf });
  mountDocuments(app, { documents, operations, cache, appUrl, contextOf });
}

function mountAllPages(
  app: FastifyInstance,
  { appUrl, pages, answers, contextOf }: MountedParts,
): void {
  mountPages(app, {
    pages,
    operations,
    feeds,
    cache: answers.ofPages,
    // Calls made while rendering a page count as part of that page.
    answers: answers.kept,
    markupBytes: answers.markupBytes,
    appUrl,
    contextOf,
  });
}

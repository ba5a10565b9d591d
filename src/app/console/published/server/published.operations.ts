import type pg from 'pg';
import {
  deletePublished,
  hidePublished,
  listPublished,
  type PublishedKind,
  publishedKinds,
} from '#app/console/published/published.contract.ts';
import { publishedTexts as texts } from '#app/console/published/published.texts.ts';
import type { AuditSubject } from '#console/audit/audit-subject.ts';
import { recordAction } from '#console/audit/server/audit.ts';
import { ROWS_AT_ONCE } from '#console/paged-list.contract.ts';
import { ROWS_ASKED } from '#console/server/paged-rows.ts';
import { catalogSubject } from '#features/catalogs/catalogs.audit.ts';
import { eventSubject } from '#features/events/events.audit.ts';
import { jobSubject } from '#features/jobs/jobs.audit.ts';
import { productSubject } from '#features/products/products.audit.ts';
import { findQuestion } from '#features/search/server/public.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type {
  PublishedFacts,
  PublishedRow,
  PublishedSource,
} from '#platform/features/published-source.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

const subjects: Readonly<Record<PublishedKind, AuditSubject>> = {
  product: productSubject,
  catalog: catalogSubject,
  event: eventSubject,
  job: jobSubject,
};

type SourceOf = (kind: PublishedKind) => PublishedSource;

type Shown = PublishedRow & { readonly kind: PublishedKind };

/** Merges lists that are sorted newest first and keeps the newest entries. */
function newestOf(lists: readonly (readonly Shown[])[], atMost: number): readonly Shown[] {
  const newestFirst = (one: Shown, other: Shown) =>
    other.created_at.getTime() - one.created_at.getTime() || other.id - one.id;
  return lists.flat().sort(newestFirst).slice(0, atMost);
}

function listFrom(sourceOf: SourceOf): Operation {
  return operation(listPublished, async (input, { database: { pool }, language }) => {
    const question = input.search ? await findQuestion(pool, input.search) : undefined;
    const shownTo = (input.cursor ?? ',,,').split(',');
    const asked = publishedKinds.filter((kind) => input.kind === 'all' || input.kind === kind);
    const lists = await Promise.all(
      asked.map(async (kind) => {
        const before = Number(shownTo[publishedKinds.indexOf(kind)]) || null;
        const range = { before, atMost: ROWS_ASKED };
        const source = sourceOf(kind);
        const rows =
          question === undefined
            ? await source.list(pool, range)
            : await source.search(pool, { ...range, question });
        return rows.map((row) => ({ ...row, kind }));
      }),
    );
    const shown = newestOf(lists, ROWS_AT_ONCE);
    const hasMore = lists.flat().length > shown.length;
    const cursor = publishedKinds.map((kind, index) => {
      const last = shown.findLast((row) => row.kind === kind);
      return last ? String(last.id) : shownTo[index];
    });
    return {
      items: shown.map((row) => ({
        kind: row.kind,
        id: row.id,
        path: row.path,
        title: inLanguage(language, row.title, row.title_ar),
        company_name: inLanguage(language, row.company_name, row.company_name_ar),
        created_at: row.created_at.toISOString(),
      })),
      next_cursor: hasMore ? cursor.join(',') : null,
    };
  });
}

/** Locks a row until the transaction ends and returns its facts. */
async function requireItem(
  client: pg.ClientBase,
  source: PublishedSource,
  id: number,
): Promise<PublishedFacts> {
  const known = await source.findForUpdate(client, id);
  if (!known) throw notFound(texts.unknown);
  return known;
}

function hideFrom(sourceOf: SourceOf): Operation {
  return operation(hidePublished, async ({ kind, id }, { database, caller, language }) => {
    const source = sourceOf(kind);
    await inTransaction(database.pool, async (client) => {
      const before = await requireItem(client, source, id);
      if (before.status === 0) return;
      await source.hide(client, id);
      await recordAction(client, caller, {
        action: 'status',
        subject: subjects[kind],
        subjectId: id,
        before,
        after: { ...before, status: 0 },
      });
    });
    return { message: translateIn(language)(texts.didHide) };
  });
}

function removeFrom(sourceOf: SourceOf): Operation {
  return operation(deletePublished, async ({ kind, id }, context) => {
    const { database, caller, language } = context;
    const source = sourceOf(kind);
    await inTransaction(database.pool, async (client) => {
      const before = await requireItem(client, source, id);
      await source.beforeRemove?.(client, id, context);
      await source.remove(client, id);
      await recordAction(client, caller, {
        action: 'delete',
        subject: subjects[kind],
        subjectId: id,
        before,
      });
    });
    return { message: translateIn(language)(texts.didRemove) };
  });
}

/** Looks up the source of a kind; fails at start if a kind has none. */
function byKind(sources: readonly PublishedSource[]): SourceOf {
  const known = new Map(sources.map((source) => [source.kind, source]));
  const sourceOf = (kind: PublishedKind) => {
    const source = known.get(kind);
    if (!source) throw new Error(`Nobody publishes a ${kind}`);
    return source;
  };
  publishedKinds.forEach(sourceOf);
  return sourceOf;
}

/**
 * The console's calls for what companies publish. The feature that keeps a record says how it is listed, hidden and
 * deleted.
 */
export function publishedOperations(sources: readonly PublishedSource[]): readonly Operation[] {
  const sourceOf = byKind(sources);
  return [listFrom(sourceOf), hideFrom(sourceOf), removeFrom(sourceOf)];
}

import type pg from 'pg';
import {
  deletePublished,
  hidePublished,
  listPublished,
  type PublishedKind,
} from '#app/console/published/published.contract.ts';
import { publishedTexts as texts } from '#app/console/published/published.texts.ts';
import type { AuditSubject } from '#console/audit/audit-subject.ts';
import { recordAction } from '#console/audit/server/audit.ts';
import { pageOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import { catalogSubject } from '#features/catalogs/catalogs.audit.ts';
import { eventSubject } from '#features/events/events.audit.ts';
import { tellRegistered } from '#features/events/registrations/server/event-removed.ts';
import { jobSubject } from '#features/jobs/jobs.audit.ts';
import { productSubject } from '#features/products/products.audit.ts';
import { findQuestion } from '#features/search/server/search-question.ts';
import { getSource } from '#features/search/server/search-sources.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { planned } from '#platform/database/prepared.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

const subjects: Readonly<Record<PublishedKind, AuditSubject>> = {
  product: productSubject,
  catalog: catalogSubject,
  event: eventSubject,
  job: jobSubject,
};

type ItemRow = {
  id: number;
  title: string;
  title_ar: string | null;
  name: string;
  name_ar: string | null;
  path: string;
  created_at: Date;
};

/** $1 the question, if there are words, $2 before this id, $3 how many. */
function listOf(kind: PublishedKind, isSearched: boolean) {
  const { table, shown, words, title, path } = getSource(kind);
  return planned<ItemRow>(
    `select found.id, found.${title} as title, found.${title}_ar as title_ar, c.name, c.name_ar,
       ${path} as path, found.created_at
     from ${table} found join companies c on c.id = found.company_id
     where found.${shown} and ${isSearched ? `found.${words} @@ $1::tsquery` : '$1::text is null'}
       and ($2::bigint is null or found.id < $2)
     order by found.id desc limit $3`,
  );
}

const list = operation(listPublished, async (input, { database: { pool }, language }) => {
  const { kind, search, cursor = null } = input;
  const question = search ? await findQuestion(pool, search) : null;
  const rows = await listOf(kind, Boolean(search))(pool, [question, cursor, ROWS_ASKED]);
  const { shown, next_cursor } = pageOf(rows, ({ id }) => id);
  return {
    items: shown.map(({ id, path, created_at, ...row }) => ({
      id,
      path,
      title: inLanguage(language, row.title, row.title_ar),
      company_name: inLanguage(language, row.name, row.name_ar),
      created_at: created_at.toISOString(),
    })),
    next_cursor,
  };
});

type Known = { title: string; status: number; company: string };

/** The row, held until the transaction ends. */
async function requireItem(client: pg.ClientBase, kind: PublishedKind, id: number): Promise<Known> {
  const { table, title } = getSource(kind);
  const { rows } = await client.query<Known>(
    `select found.${title} as title, found.status, c.name as company
     from ${table} found join companies c on c.id = found.company_id
     where found.id = $1 for update of found`,
    [id],
  );
  const [known] = rows;
  if (!known) throw notFound(texts.unknown);
  return known;
}

const hide = operation(hidePublished, async ({ kind, id }, { database, caller, language }) => {
  await inTransaction(database.pool, async (client) => {
    const before = await requireItem(client, kind, id);
    if (before.status === 0) return;
    await client.query(`update ${getSource(kind).table} set status = 0 where id = $1`, [id]);
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

const remove = operation(deletePublished, async ({ kind, id }, context) => {
  const { database, caller, language } = context;
  await inTransaction(database.pool, async (client) => {
    const before = await requireItem(client, kind, id);
    if (kind === 'event') await tellRegistered(client, [id], context);
    await client.query(`delete from ${getSource(kind).table} where id = $1`, [id]);
    await recordAction(client, caller, {
      action: 'delete',
      subject: subjects[kind],
      subjectId: id,
      before,
    });
  });
  return { message: translateIn(language)(texts.didRemove) };
});

export const publishedOperations: readonly Operation[] = [list, hide, remove];

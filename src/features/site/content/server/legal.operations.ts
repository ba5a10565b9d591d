import type pg from 'pg';
import { type AuditAction, recordAction } from '#console/audit/server/audit.ts';
import { contentTexts } from '#features/site/content/content.texts.ts';
import {
  getLegalPage,
  getLegalVersion,
  previewLegal,
  restoreLegalVersion,
  saveLegalPage,
} from '#features/site/content/legal.contract.ts';
import { legalTexts as texts } from '#features/site/content/legal.texts.ts';
import { legalPageSubject } from '#features/site/site.audit.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { invalidInput, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { findCurrent, findVersion, listVersions } from './legal-versions.ts';
import { sanitize, saysSomething } from './sanitize.ts';
import { type StoredRow, saveContent } from './static-contents.ts';

/** Stored HTML is sanitised again, to protect the operator's browser too. */
const harmless = (row: StoredRow) => ({
  ...row,
  html: sanitize(row.html),
  html_ar: sanitize(row.html_ar),
});

const get = operation(getLegalPage, async ({ id }, { database: { pool } }) => {
  const current = await findCurrent(pool, id);
  if (!current) throw notFound(contentTexts.notFound);
  const versions = await listVersions(pool, id);
  return {
    content: harmless(current),
    versions: versions.map((each) => ({ ...each, saved_at: each.saved_at.toISOString() })),
  };
});

const getVersion = operation(getLegalVersion, async ({ id, version }, { database }) => {
  const found = await findVersion(database.pool, id, version);
  if (!found) throw notFound(texts.versionMissing);
  return { content: harmless(found) };
});

const preview = operation(previewLegal, async ({ html, html_ar: arabic }) => ({
  html: sanitize(html),
  html_ar: sanitize(arabic),
}));

/** Stores the new text, its version and the audit entry in one transaction. */
async function publish(
  client: pg.PoolClient,
  caller: Caller,
  id: number,
  { action, text }: { action: AuditAction; text: StoredRow },
) {
  const before = await findCurrent(client, id);
  if (!before) throw notFound(contentTexts.notFound);
  const content = {
    en: { title: text.title, html: text.html },
    ar: { title: text.title_ar, html: text.html_ar },
  };
  const after = await saveContent(client, id, content, caller.email);
  await recordAction(client, caller, {
    action,
    subject: legalPageSubject,
    subjectId: id,
    before,
    after,
  });
}

const htmlFields = ['html', 'html_ar'] as const;

/** Throws if nothing but markup would be left after sanitising. */
function requireWords(text: StoredRow): void {
  const empty = htmlFields.filter((field) => !saysSomething(text[field]));
  if (empty.length === 0) return;
  throw invalidInput(empty.map((field) => ({ field, text: texts.textRequired })));
}

const save = operation(saveLegalPage, async ({ id, ...text }, context) => {
  const { database, caller, language } = context;
  requireWords(text);
  await inTransaction(database.pool, (client) =>
    publish(client, caller, id, { action: 'update', text }),
  );
  return { message: translateIn(language)(texts.saved) };
});

const restore = operation(restoreLegalVersion, async ({ id, version }, context) => {
  const { database, caller, language } = context;
  await inTransaction(database.pool, async (client) => {
    const text = await findVersion(client, id, version);
    if (!text) throw notFound(texts.versionMissing);
    await publish(client, caller, id, { action: 'restore', text });
  });
  return { message: translateIn(language)(texts.restored) };
});

export const legalOperations: readonly Operation[] = [get, getVersion, preview, save, restore];

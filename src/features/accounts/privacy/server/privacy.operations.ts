import { downloadData, eraseAccount } from '#features/accounts/privacy/privacy.contract.ts';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { settingsTexts } from '#features/accounts/settings.texts.ts';
import { requireOperatorBesides } from '#features/accounts/users/server/last-operator.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { invalidInput, notSignedIn } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inSnapshot, inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { makeArchive } from '#platform/files/archive.ts';
import { type FileStore, removeStoredFile } from '#platform/files/file-store.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { removeMailFiles, selectFiledMails } from '#platform/mail/mails.personal-data.ts';
import type { ExportedFile, Person, PersonalDataSource } from '#platform/privacy/personal-data.ts';

type Sources = readonly PersonalDataSource[];

/**
 * Companies belong to another feature, so the app passes this function. Only a confirmed address counts as a person's
 * own, because anybody can state a stranger's.
 */
type FindOwnCompany = (
  connection: Connection,
  accountId: number,
) => Promise<{ readonly id: number; readonly confirmed_email: string | null } | undefined>;

type Parts = { readonly sources: Sources; readonly findOwnCompany: FindOwnCompany };

async function personOf(
  connection: Connection,
  { accountId, email }: Caller,
  findOwnCompany: FindOwnCompany,
): Promise<Person> {
  const company = await findOwnCompany(connection, accountId);
  const addresses = company?.confirmed_email ? [email, company.confirmed_email] : [email];
  return { accountId, email, companyId: company?.id ?? null, addresses };
}

/** Packing an archive of pictures is expensive, and nobody needs a new one every minute. */
const downloadLimit: RateLimit = { name: 'data-download', times: 10, withinS: 3600 };

async function collectAll(
  sources: Sources,
  parts: { readonly connection: Connection; readonly files: FileStore },
  person: Person,
): Promise<readonly ExportedFile[]> {
  const entries: ExportedFile[] = [];
  for (const source of sources) entries.push(...(await source.collect(parts, person)));
  const named = new Set(entries.map(({ storedAt }) => storedAt));
  for (const source of sources) {
    for (const path of (await source.ownFiles?.(parts.connection, person)) ?? []) {
      if (named.has(path)) continue;
      named.add(path);
      entries.push({ name: path, content: async () => (await parts.files.find(path))?.content });
    }
  }
  return entries;
}

function download({ sources, findOwnCompany }: Parts): Operation {
  return operation(downloadData, async (_input, { database, files, caller, now }) => {
    await requireWithinLimit(database.pool, downloadLimit, String(caller.accountId));
    // One snapshot for everything. The archive is written to disk first, so that a slow connection of the caller does
    // not hold the snapshot.
    const content = await inSnapshot(database.pool, async (connection) => {
      const person = await personOf(connection, caller, findOwnCompany);
      return makeArchive(await collectAll(sources, { connection, files }, person));
    });
    return {
      fileName: `my-data-${todayAt(now)}.zip`,
      contentType: 'application/zip',
      content,
    };
  });
}

const lockAccount = query({
  name: 'accounts.lock-to-erase',
  values: { id: bigint },
  row: { email: text },
  plan: 'each call',
  sql: sql`select email from ${accounts} where id = $id for update`,
});

/**
 * Locks the account, so that whatever refers to it and is being written exists before the erasure; what comes later
 * finds no account. If two erasures run at once, the second fails, as does one that waited while the address was
 * changed.
 */
async function holdAccount(client: Connection, { accountId, email }: Caller): Promise<void> {
  const held = await lockAccount.first(client, { id: accountId });
  if (held?.email !== email) throw notSignedIn();
}

function erase({ sources, findOwnCompany }: Parts): Operation {
  return operation(eraseAccount, async ({ email }, context) => {
    const { database, files, outbox, caller, language } = context;
    if (email !== caller.email) {
      throw invalidInput([{ field: 'email', text: settingsTexts.eraseWrong }]);
    }
    const { paths, mails } = await inTransaction(database.pool, async (client) => {
      await requireOperatorBesides(client, caller.accountId);
      await holdAccount(client, caller);
      const person = await personOf(client, caller, findOwnCompany);
      const own: string[] = [];
      const filed = await selectFiledMails(client, outbox);
      for (const source of sources) {
        own.push(...((await source.ownFiles?.(client, person)) ?? []));
        own.push(...((await source.withdraw?.(client, person)) ?? []));
      }
      for (const source of sources) await source.erase?.(client, person, context);
      const kept = await selectFiledMails(client, outbox);
      const ids = new Set([...filed].filter((id) => !kept.has(id)));
      return { paths: own, mails: { ids, addresses: person.addresses } };
    });
    // After the commit: a file without a record does less harm than a record without its file.
    for (const path of paths) await removeStoredFile(files, path);
    await removeMailFiles(outbox, mails);
    return { message: translateIn(language)(settingsTexts.erased) };
  });
}

/** The sources are in the order of erasing: the account comes last. */
export function privacyOperations(parts: Parts): readonly Operation[] {
  return [download(parts), erase(parts)];
}

import { downloadData, eraseAccount } from '#features/accounts/privacy/privacy.contract.ts';
import { settingsTexts } from '#features/accounts/settings.texts.ts';
import { requireOperatorBesides } from '#features/accounts/users/server/last-operator.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { invalidInput } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inSnapshot, inTransaction } from '#platform/database/in-transaction.ts';
import { removeStoredFile } from '#platform/files/file-store.ts';
import { zipFiles } from '#platform/files/zip.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { removeMailFiles } from '#platform/mail/mails.personal-data.ts';
import type { Person, PersonalDataSource } from '#platform/privacy/personal-data.ts';

type Sources = readonly PersonalDataSource[];

/** Companies are another feature's: the app says how the own one is found. */
type FindOwnCompany = (
  connection: Connection,
  accountId: number,
) => Promise<{ readonly id: number; readonly email: string } | undefined>;

type Parts = { readonly sources: Sources; readonly findOwnCompany: FindOwnCompany };

async function personOf(
  connection: Connection,
  { accountId, email }: Caller,
  findOwnCompany: FindOwnCompany,
): Promise<Person> {
  const company = await findOwnCompany(connection, accountId);
  const addresses = company ? [email, company.email] : [email];
  return { accountId, email, companyId: company?.id ?? null, addresses };
}

function download({ sources, findOwnCompany }: Parts): Operation {
  return operation(downloadData, async (_input, { database, files, caller, now }) => {
    // One moment for all of it.
    const collected = await inSnapshot(database.pool, async (connection) => {
      const person = await personOf(connection, caller, findOwnCompany);
      const entries = [];
      for (const source of sources) {
        entries.push(...(await source.collect({ connection, files }, person)));
      }
      return entries;
    });
    return {
      fileName: `my-data-${now.toISOString().slice(0, 10)}.zip`,
      contentType: 'application/zip',
      content: zipFiles(collected),
    };
  });
}

function erase({ sources, findOwnCompany }: Parts): Operation {
  return operation(eraseAccount, async ({ email }, context) => {
    const { database, files, outbox, caller, language } = context;
    if (email !== caller.email) {
      throw invalidInput([{ field: 'email', text: settingsTexts.eraseWrong }]);
    }
    const { paths, addresses } = await inTransaction(database.pool, async (client) => {
      await requireOperatorBesides(client, caller.accountId);
      const person = await personOf(client, caller, findOwnCompany);
      const own: string[] = [];
      for (const source of sources) {
        own.push(...((await source.ownFiles?.(client, person)) ?? []));
      }
      for (const source of sources) await source.erase?.(client, person, context);
      return { paths: own, addresses: person.addresses };
    });
    // Afterwards: a file that nothing refers to does less harm than a record without its file.
    for (const path of paths) await removeStoredFile(files, path);
    await removeMailFiles(outbox, addresses);
    return { message: translateIn(language)(settingsTexts.erased) };
  });
}

/** The sources in the order in which they are erased: the account comes last. */
export function privacyOperations(parts: Parts): readonly Operation[] {
  return [download(parts), erase(parts)];
}

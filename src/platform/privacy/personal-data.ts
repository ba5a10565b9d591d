import type { Connection } from '#platform/database/connection.ts';
import type { ArchivedFile } from '#platform/files/archive.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Language } from '#platform/i18n/languages.ts';

/** The person whose data it is. */
export type Person = {
  readonly accountId: number;
  readonly email: string;
  /** The company this person owns. */
  readonly companyId: number | null;
  /** All addresses that were proven to be this person's: the account's, and the company's once confirmed. */
  readonly addresses: readonly string[];
};

export type ExportedFile = ArchivedFile & {
  /** The file's path in the store, if it has a friendlier name in the archive. */
  readonly storedAt?: string;
};

/** What mails to others need, which tell them that something was erased. */
export type Site = { readonly appUrl: string; readonly now: Date };

/** A person's change of e-mail address, with what mails to the new one need. */
export type Moving = {
  readonly from: string;
  readonly to: string;
  readonly language: Language;
  readonly appUrl: string;
};

/** The personal data that one feature stores, and how it is exported and erased. */
export type PersonalDataSource = {
  /** Collects the data for the archive that a person can download. */
  collect(
    parts: { readonly connection: Connection; readonly files: FileStore },
    person: Person,
  ): Promise<readonly ExportedFile[]>;
  /** Stored files that only this person's records use; called before anything is erased. */
  ownFiles?(connection: Connection, person: Person): Promise<readonly string[]>;
  /** Takes back files that show something of this person among what is others'; asked with those, answers where they are stored. */
  withdraw?(connection: Connection, person: Person): Promise<readonly string[]>;
  /** Runs in one transaction with all others; records go before what they belong to. */
  erase?(connection: Connection, person: Person, site: Site): Promise<void>;
  /** The account's address has changed: makes everything found under the old one be found under the new one. */
  move?(connection: Connection, moving: Moving): Promise<void>;
};

/** The records as a JSON file, or nothing if there are none. */
export function recordsFile(name: string, rows: readonly unknown[]): readonly ExportedFile[] {
  if (rows.length === 0) return [];
  return [{ name, content: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`) }];
}

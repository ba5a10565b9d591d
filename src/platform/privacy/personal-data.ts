import type { Connection } from '#platform/database/connection.ts';
import type { ArchivedFile } from '#platform/files/archive.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Language } from '#platform/i18n/languages.ts';

/** Whose data it is. */
export type Person = {
  readonly accountId: number;
  readonly email: string;
  /** The company this person owns. */
  readonly companyId: number | null;
  /** Every address that was proven to be this person's: the account's and the company's confirmed one. */
  readonly addresses: readonly string[];
};

export type ExportedFile = ArchivedFile & {
  /** Where the store holds it, for one that goes by a better name here. */
  readonly storedAt?: string;
};

/** What mails to others need, who hear that it is gone. */
export type Site = { readonly appUrl: string; readonly now: Date };

/** A person who has another mailbox from now on, and what mails to it need. */
export type Moving = {
  readonly from: string;
  readonly to: string;
  readonly language: Language;
  readonly appUrl: string;
};

/** What one feature keeps about people: it hands it out and erases it. */
export type PersonalDataSource = {
  /** For the archive a person can download. */
  collect(
    parts: { readonly connection: Connection; readonly files: FileStore },
    person: Person,
  ): Promise<readonly ExportedFile[]>;
  /** Stored files that only this person's records use; asked before anything is erased. */
  ownFiles?(connection: Connection, person: Person): Promise<readonly string[]>;
  /** Takes back files that show something of this person among what is others'; asked with those, answers where they are stored. */
  withdraw?(connection: Connection, person: Person): Promise<readonly string[]>;
  /** Runs in one transaction with all others; records go before what they belong to. */
  erase?(connection: Connection, person: Person, site: Site): Promise<void>;
  /** The account has another address: what is found by the old one is found by the new one from now on. */
  move?(connection: Connection, moving: Moving): Promise<void>;
};

/** Records as a file; nothing when there are none. */
export function recordsFile(name: string, rows: readonly unknown[]): readonly ExportedFile[] {
  if (rows.length === 0) return [];
  return [{ name, content: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`) }];
}

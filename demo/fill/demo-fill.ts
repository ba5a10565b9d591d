import type { Connection } from '#platform/database/connection.ts';
import type { FileStore } from '#platform/files/file-store.ts';

/** What the steps of a filling share: one transaction, the files, and the ids made so far. */
export type DemoFill = {
  readonly connection: Connection;
  readonly files: FileStore;
  readonly today: Date;
  /** By e-mail address. */
  readonly accountIds: Map<string, number>;
  /** By the company's key. */
  readonly companyIds: Map<string, number>;
  /** By the key of the job or event. */
  readonly jobIds: Map<string, number>;
  readonly eventIds: Map<string, number>;
};

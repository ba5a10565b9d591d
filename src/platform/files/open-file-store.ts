import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { maskPassword } from '#platform/database/mask-password.ts';
import { lookup } from '#platform/lookups/lookup.ts';
import { openDiskStore } from './disk-store.ts';
import { type FileStore, findStoredFile } from './file-store.ts';
import { openS3Store } from './s3-store.ts';
import { readStorageUrl } from './storage-url.ts';
import { StoreFault } from './store-fault.ts';

type StoreConfig = Pick<Config, 'dataDir' | 'storageUrl'>;

/** Opens the store at STORAGE_URL, or else the one in the data folder. */
export function openFileStore({ dataDir, storageUrl }: StoreConfig): FileStore {
  return storageUrl === undefined
    ? openDiskStore(join(dataDir, 'files'))
    : openS3Store(readStorageUrl(storageUrl));
}

const reasons: Readonly<Record<string, string>> = lookup({
  ECONNREFUSED: 'nothing is listening there',
  ENOTFOUND: 'there is no host of that name',
  AbortError: 'it does not answer',
  NoSuchBucket: 'there is no bucket of that name',
  InvalidAccessKeyId: 'the key is unknown there',
  SignatureDoesNotMatch: 'the secret is wrong',
  AccessDenied: 'the key may not list, read, write and remove files there',
  AuthorizationHeaderMalformed: 'the region is another',
  RequestTimeTooSkewed: 'its clock and the one here differ too much',
});

const PROBE_FOLDER = 'private/probes';

/** Uses every operation that the portal needs, so that a wrong setting is noticed before the first upload. */
async function tryOut(store: FileStore): Promise<void> {
  const probe = `${PROBE_FOLDER}/${process.pid}`;
  await store.write(probe, Buffer.from('probe'));
  await findStoredFile(store, probe);
  for await (const { path } of store.list(PROBE_FOLDER)) await store.remove(path);
}

/** Opens the configured store, and tests it if it is not on this machine. */
export async function requireFileStore(config: StoreConfig): Promise<FileStore> {
  const store = openFileStore(config);
  if (config.storageUrl === undefined) return store;
  try {
    await tryOut(store);
    return store;
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    throw new StartProblem(
      `The files cannot be kept at ${maskPassword(config.storageUrl)}: ${reasons[error.reason] ?? error.message}.`,
      exitCodes.unavailable,
      { cause: error },
    );
  }
}

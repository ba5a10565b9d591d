import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { startFakeS3 } from './fake-s3.ts';
import { makeTemporaryFolder, removeDataFolder } from './temporary-folder.ts';

/** A file store with direct access to its content, for tests that must hold for every kind of store. */
export type TestStore = {
  /** The environment of a portal that uses this store. */
  readonly env: Record<string, string>;
  readonly files: FileStore;
  /** The names in a folder, sorted. */
  namesIn(folder: string): Promise<readonly string[]>;
  leave(path: string, content: string): Promise<void>;
  /** Makes everything in a folder 25 hours old. */
  makeOld(folder: string): Promise<void>;
  /** All names and contents. */
  everything(): Promise<string>;
  breakDown(): Promise<void>;
  recover(): Promise<void>;
};

export const storeKinds = ['disk', 's3'] as const;

const dayBefore = () => new Date(Date.now() - 90_000_000);

async function startDisk(): Promise<TestStore> {
  const dataDir = await makeTemporaryFolder();
  const root = join(dataDir, 'files');
  afterAll(() => removeDataFolder(dataDir));
  const env = { DATA_DIR: dataDir };
  const pathsBelow = async (folder: string) => {
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = await readdir(join(root, folder), options).catch(() => []);
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  };
  return {
    env,
    files: openFileStore(readConfig(env)),
    namesIn: async (folder) => (await readdir(join(root, folder)).catch(() => [])).sort(),
    async leave(path, content) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    },
    async makeOld(folder) {
      for (const path of await pathsBelow(folder)) await utimes(path, dayBefore(), dayBefore());
    },
    async everything() {
      const paths = await pathsBelow('');
      const contents = paths.map((path) => readFile(path, 'latin1'));
      return [...paths, ...(await Promise.all(contents))].join('\n');
    },
    // A file in place of the folder blocks everybody, even root.
    async breakDown() {
      await mkdir(root, { recursive: true });
      await rename(root, `${root}.away`);
      await writeFile(root, '');
    },
    async recover() {
      await rm(root);
      await rename(`${root}.away`, root);
    },
  };
}

async function startS3(): Promise<TestStore> {
  const { url, objects, stop, start } = await startFakeS3();
  const env = { STORAGE_URL: url };
  const keysIn = (folder: string) =>
    [...objects.keys()].filter((key) => key.startsWith(`${folder}/`)).sort();
  return {
    env,
    files: openFileStore(readConfig(env)),
    namesIn: async (folder) => keysIn(folder).map((key) => key.slice(folder.length + 1)),
    async leave(path, content) {
      objects.set(path, { content: Buffer.from(content), modifiedAt: new Date() });
    },
    async makeOld(folder) {
      for (const key of keysIn(folder)) {
        const object = objects.get(key);
        if (object) object.modifiedAt = dayBefore();
      }
    },
    async everything() {
      return [...objects]
        .flatMap(([key, { content }]) => [key, content.toString('latin1')])
        .join('\n');
    },
    breakDown: stop,
    recover: start,
  };
}

export const startTestStore = (kind: (typeof storeKinds)[number]): Promise<TestStore> =>
  kind === 'disk' ? startDisk() : startS3();

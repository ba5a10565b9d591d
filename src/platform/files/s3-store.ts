import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { openDiskStore } from './disk-store.ts';
import { type FileStore, findStoredFile, type ListedFile, type StoredFile } from './file-store.ts';
import { type AskStore, createS3Client } from './s3-http.ts';
import { readListing } from './s3-listing.ts';
import type { S3Place } from './storage-url.ts';
import { isStoredPath, requireStoredPath } from './stored-path.ts';

/** The folders that the portal uses in a bucket; a restore leaves everything else alone. */
const ownFolders = ['Upload', 'private'];

async function* listFiles(ask: AskStore, folder: string): AsyncGenerator<ListedFile> {
  const question = { 'list-type': '2', 'encoding-type': 'url', prefix: folder && `${folder}/` };
  let next: string | undefined;
  do {
    const query = { ...question, ...(next !== undefined && { 'continuation-token': next }) };
    const answer = await ask({ method: 'GET', path: '', query });
    const page = readListing((await answer?.text()) ?? '');
    yield* page.files;
    next = page.next;
  } while (next !== undefined);
}

function storedFileOf({ headers, body }: Response): StoredFile {
  const sizeBytes = Number(headers.get('content-length') ?? 0);
  const etag = headers.get('etag') ?? undefined;
  const content = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
  return { sizeBytes, content, etag };
}

/** A store in an S3 bucket. S3 replaces files atomically, so there are no temporary files. */
export function openS3Store(place: S3Place): FileStore {
  const ask = createS3Client(place);
  const store: FileStore = {
    folder: undefined,
    async write(path, content) {
      const answer = await ask({ method: 'PUT', path: requireStoredPath(path), content });
      await answer?.body?.cancel();
    },
    async find(path) {
      const answer = isStoredPath(path) ? await ask({ method: 'GET', path }) : undefined;
      return answer && storedFileOf(answer);
    },
    async findModifiedAt(path) {
      const answer = isStoredPath(path) ? await ask({ method: 'HEAD', path }) : undefined;
      const told = answer?.headers.get('last-modified');
      return told ? new Date(told) : undefined;
    },
    async remove(path) {
      if (!isStoredPath(path)) return;
      const answer = await ask({ method: 'DELETE', path });
      await answer?.body?.cancel();
    },
    list: (folder) => listFiles(ask, folder),
    async replaceAll(folder) {
      const given = openDiskStore(folder);
      const kept = new Set<string>();
      for await (const { path } of given.list('')) {
        await store.write(path, (await findStoredFile(given, path)) ?? Buffer.alloc(0));
        kept.add(path);
      }
      for (const own of ownFolders) {
        for await (const { path } of store.list(own)) if (!kept.has(path)) await store.remove(path);
      }
    },
  };
  return store;
}

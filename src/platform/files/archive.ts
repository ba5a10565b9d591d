import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { unlinkedTempFile } from './unlinked-temp-file.ts';

export type ArchivedFile = {
  readonly name: string;
  /** A large file is opened when its turn comes; one that no longer exists becomes an empty entry. */
  readonly content: Buffer | (() => Promise<Readable | undefined>);
};

function add(zip: ZipFile, { name, content }: ArchivedFile): void {
  if (typeof content !== 'function') {
    zip.addBuffer(content, name);
    return;
  }
  zip.addReadStreamLazy(name, (give) => {
    content().then(
      (stream) => {
        // The library notices when a stream ends, but not when it fails.
        stream?.once('error', (reason) => zip.emit('error', reason));
        give(null, stream ?? Readable.from([]));
      },
      (error: unknown) => give(error, Readable.from([])),
    );
  });
}

async function writeZip(files: readonly ArchivedFile[], path: string): Promise<void> {
  const zip = new ZipFile();
  const broken = new AbortController();
  zip.once('error', (reason: unknown) => broken.abort(reason));
  for (const file of files) add(zip, file);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path), { signal: broken.signal }).catch(
    (error: unknown) => {
      throw broken.signal.aborted ? broken.signal.reason : error;
    },
  );
}

/** A zip archive, written to disk file by file, so that its size takes no memory. */
export function makeArchive(files: readonly ArchivedFile[]): Promise<Readable> {
  return unlinkedTempFile('archive', (path) => writeZip(files, path));
}

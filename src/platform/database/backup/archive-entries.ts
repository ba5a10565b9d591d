import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '#platform/files/file-store.ts';
import { createFilesChecksum } from './files-checksum.ts';
import { entryNames, type Manifest, type TableSummary } from './manifest.ts';
import { createRowChecksum } from './row-checksum.ts';
import { copyOutOf, type Table } from './tables.ts';
import { encodeHeader, paddingOf } from './tar.ts';

/** A tar entry states its size before its content, so rows are buffered into pieces of about this size. */
const PIECE_BYTES = 4_000_000;

export async function* tableEntries(
  client: pg.ClientBase,
  table: Table,
): AsyncGenerator<Buffer, TableSummary> {
  const checksum = createRowChecksum();
  let piece: Buffer[] = [];
  let pieceBytes = 0;
  let pieces = 0;
  const flush = () => {
    const content = Buffer.concat(piece);
    piece = [];
    pieceBytes = 0;
    pieces += 1;
    return entry(`${entryNames.table(table)}${`${pieces}`.padStart(6, '0')}`, content);
  };
  for await (const chunk of client.query(copyTo(copyOutOf(table)))) {
    checksum.add(chunk);
    piece.push(chunk);
    pieceBytes += chunk.length;
    if (pieceBytes >= PIECE_BYTES) yield* flush();
  }
  if (pieceBytes > 0) yield* flush();
  const { schema, name, columns } = table;
  return { schema, name, columns: [...columns], ...checksum.digest() };
}

export async function* fileEntries(files: FileStore): AsyncGenerator<Buffer, Manifest['files']> {
  const checksum = createFilesChecksum();
  for await (const { path } of files.list('')) {
    const found = await files.find(path);
    // The file was removed since it was listed.
    if (!found) continue;
    const { sizeBytes, content } = found;
    checksum.begin(path, sizeBytes);
    yield encodeHeader(entryNames.files + path, sizeBytes);
    let readBytes = 0;
    for await (const chunk of content as AsyncIterable<Buffer>) {
      checksum.add(chunk);
      readBytes += chunk.length;
      yield chunk;
    }
    if (readBytes !== sizeBytes) throw new Error(`${path} changed while it was being read`);
    yield Buffer.alloc(paddingOf(sizeBytes));
  }
  return checksum.digest();
}

export function* entry(name: string, content: Buffer | string) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  yield encodeHeader(name, bytes.length);
  yield bytes;
  yield Buffer.alloc(paddingOf(bytes.length));
}

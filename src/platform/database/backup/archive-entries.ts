import { join } from 'node:path';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { entryNames, type Manifest, type TableSummary } from './manifest.ts';
import { createRowChecksum } from './row-checksum.ts';
import { createFilesChecksum, findFileHandle, walkFiles } from './stored-files.ts';
import { copyOutOf, type Table } from './tables.ts';
import { encodeHeader, paddingOf } from './tar.ts';

/** Tar tells sizes before contents, so rows are gathered to pieces of about this size. */
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

export async function* fileEntries(folder: string): AsyncGenerator<Buffer, Manifest['files']> {
  const checksum = createFilesChecksum();
  for await (const path of walkFiles(folder)) {
    const handle = await findFileHandle(join(folder, path));
    if (!handle) continue;
    const { size } = await handle.stat();
    checksum.begin(path, size);
    yield encodeHeader(entryNames.files + path, size);
    let readBytes = 0;
    // Only what was there when its size was told; the reading closes the handle.
    const content = size > 0 ? handle.createReadStream({ start: 0, end: size - 1 }) : [];
    for await (const chunk of content as AsyncIterable<Buffer>) {
      checksum.add(chunk);
      readBytes += chunk.length;
      yield chunk;
    }
    if (size === 0) await handle.close();
    if (readBytes !== size) throw new Error(`${path} became shorter while it was being read`);
    yield Buffer.alloc(paddingOf(size));
  }
  return checksum.digest();
}

export function* entry(name: string, content: Buffer | string) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  yield encodeHeader(name, bytes.length);
  yield bytes;
  yield Buffer.alloc(paddingOf(bytes.length));
}

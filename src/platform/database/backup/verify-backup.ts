import { createHash } from 'node:crypto';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { codeOf, messageOf } from '#platform/database/error-code.ts';
import { createFilesChecksum } from './files-checksum.ts';
import { entryNames, type Manifest, parseManifest } from './manifest.ts';
import { type ArchiveEntry, collect, readArchive } from './read-archive.ts';
import { createRowChecksum, type RowChecksum } from './row-checksum.ts';

/** Reads the whole backup, compares everything with its manifest and returns the manifest. */
export async function requireSoundBackup(file: string): Promise<Manifest> {
  try {
    return await verify(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') {
      throw new StartProblem(`There is no file ${file}.`, exitCodes.noInput, { cause: error });
    }
    throw new StartProblem(
      `${file} is not a sound backup: ${messageOf(error)}.\nNothing was changed.`,
      exitCodes.damagedData,
      { cause: error },
    );
  }
}

async function verify(file: string): Promise<Manifest> {
  const tables = new Map<string, RowChecksum>();
  const files = createFilesChecksum();
  let manifest: Buffer | undefined;
  let manifestChecksum: string | undefined;
  for await (const entry of readArchive(file)) {
    if (entry.name === entryNames.manifest) manifest = await collect(entry.content);
    else if (entry.name === entryNames.manifestChecksum) {
      manifestChecksum = (await collect(entry.content)).toString();
    } else if (entry.name.startsWith(entryNames.files)) await addFile(files, entry);
    else await addRows(tables, entry);
  }
  if (!manifest || !manifestChecksum) throw new Error('its manifest is missing');
  if (createHash('sha256').update(manifest).digest('hex') !== manifestChecksum) {
    throw new Error('its manifest is damaged');
  }
  const parsed = parseManifest(manifest);
  compare(parsed, tables, files.digest());
  return parsed;
}

async function addFile(
  files: ReturnType<typeof createFilesChecksum>,
  { name, size, content }: ArchiveEntry,
): Promise<void> {
  files.begin(name.slice(entryNames.files.length), size);
  for await (const chunk of content) files.add(chunk);
}

async function addRows(
  tables: Map<string, RowChecksum>,
  { name, content }: ArchiveEntry,
): Promise<void> {
  const folder = tableFolderOf(name);
  const checksum = tables.get(folder) ?? createRowChecksum();
  tables.set(folder, checksum);
  for await (const chunk of content) checksum.add(chunk);
}

/** The part of the entry name that all pieces of a table share. */
export const tableFolderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);

function compare(
  manifest: Manifest,
  tables: ReadonlyMap<string, RowChecksum>,
  files: Manifest['files'],
): void {
  for (const table of manifest.tables) {
    const found = (tables.get(entryNames.table(table)) ?? createRowChecksum()).digest();
    if (found.rows !== table.rows || found.checksum !== table.checksum) {
      throw new Error(`the table ${table.name} is damaged`);
    }
  }
  const listed = new Set(manifest.tables.map(entryNames.table));
  const stray = [...tables.keys()].find((folder) => !listed.has(folder));
  if (stray !== undefined) throw new Error(`it holds ${stray}, which its manifest does not list`);
  if (files.count !== manifest.files.count || files.checksum !== manifest.files.checksum) {
    throw new Error('its stored files are damaged');
  }
}

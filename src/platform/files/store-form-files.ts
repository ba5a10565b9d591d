import { createHash } from 'node:crypto';
import { invalidInput } from '#platform/calls/call-problem.ts';
import type { UploadedFile } from '#platform/calls/fields.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { type FileStore, storePublicFile } from './file-store.ts';
import { filesTexts } from './files.texts.ts';
import { storeFirstPage, storePicture } from './stored-picture.ts';
import type { UploadFolder } from './upload-address.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a declared field says about its file; fields of other kinds are ignored. */
type FormField = {
  readonly kind: string;
  readonly accept?: string;
  readonly folder?: UploadFolder;
};

type FileKind = 'picture' | 'pdf';

const kindOf = ({ accept }: FormField): FileKind =>
  accept?.startsWith('image/') ? 'picture' : 'pdf';

const LARGEST_PICTURE = 5 * 1024 * 1024;

const wrongTexts: Readonly<Record<FileKind, Text>> = {
  picture: filesTexts.invalidPicture,
  pdf: filesTexts.invalidPdf,
};

async function storePdf(files: FileStore, folder: UploadFolder, content: Buffer) {
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) return undefined;
  const name = `${createHash('sha256').update(content).digest('hex').slice(0, 24)}.pdf`;
  await storePublicFile(files, folder, name, content);
  return name;
}

async function store(files: FileStore, kind: FileKind, folder: UploadFolder, content: Buffer) {
  if (kind === 'pdf') return storePdf(files, folder, content);
  return content.length > LARGEST_PICTURE ? undefined : storePicture(files, folder, content);
}

/**
 * Stores the files of a form in the folders that their fields declare, and replaces each by its stored name. Types are
 * detected from the bytes. `fronts` names, for a PDF field, the field for a picture of its first page, which is drawn
 * if
 * the form contains no picture for it.
 */
export function storeFormFiles(
  fields: Readonly<Record<string, FormField>>,
  fronts: Readonly<Record<string, string>> = {},
) {
  return async (values: Values, { files }: { readonly files: FileStore }): Promise<Values> => {
    const stored: Record<string, unknown> = { ...values };
    for (const [name, field] of Object.entries(fields)) {
      const { folder } = field;
      const file = values[name] as UploadedFile | undefined;
      if (field.kind !== 'file' || !folder || !file) continue;
      const kind = kindOf(field);
      const storedName = await store(files, kind, folder, file.content);
      if (!storedName) throw invalidInput([{ field: name, text: wrongTexts[kind] }]);
      stored[name] = storedName;
      const front = fronts[name];
      if (!front || values[front]) continue;
      stored[front] = (await storeFirstPage(files, folder, file.content)) ?? null;
    }
    return stored;
  };
}

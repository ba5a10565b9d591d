import { createHash } from 'node:crypto';
import { invalidInput } from '#platform/calls/call-problem.ts';
import type { UploadedFile } from '#platform/calls/fields.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { type FileStore, storePublicFile } from './file-store.ts';
import { filesTexts } from './files.texts.ts';
import { storeFirstPage, storePicture } from './stored-picture.ts';
import type { UploadFolder } from './upload-address.ts';

type Values = Readonly<Record<string, unknown>>;

type FileRule = {
  readonly kind: 'picture' | 'pdf';
  readonly folder: UploadFolder;
  /** The field for its first page, where the form brings no picture of its own for it. */
  readonly firstPageIn?: string;
};

const LARGEST_PICTURE = 5 * 1024 * 1024;

const wrongTexts: Readonly<Record<FileRule['kind'], Text>> = {
  picture: filesTexts.invalidPicture,
  pdf: filesTexts.invalidPdf,
};

async function storePdf(files: FileStore, folder: UploadFolder, content: Buffer) {
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) return undefined;
  const name = `${createHash('sha256').update(content).digest('hex').slice(0, 24)}.pdf`;
  await storePublicFile(files, folder, name, content);
  return name;
}

async function store(files: FileStore, { kind, folder }: FileRule, content: Buffer) {
  if (kind === 'pdf') return storePdf(files, folder, content);
  return content.length > LARGEST_PICTURE ? undefined : storePicture(files, folder, content);
}

/** Stores the files a form brought and puts their names where they were; what they are is seen in their bytes. */
export function storeFormFiles(rules: Readonly<Record<string, FileRule>>) {
  return async (values: Values, { files }: { readonly files: FileStore }): Promise<Values> => {
    const stored: Record<string, unknown> = { ...values };
    for (const [field, rule] of Object.entries(rules)) {
      const file = values[field] as UploadedFile | undefined;
      if (!file) continue;
      const name = await store(files, rule, file.content);
      if (!name) throw invalidInput([{ field, text: wrongTexts[rule.kind] }]);
      stored[field] = name;
      const { firstPageIn: front, folder } = rule;
      if (!front || values[front]) continue;
      stored[front] = (await storeFirstPage(files, folder, file.content)) ?? null;
    }
    return stored;
  };
}

import { ENQUIRY_FILE_MAX_BYTES } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import type { UploadedFile } from '#platform/calls/fields.ts';
import type { DocumentKind } from '#platform/files/document-kind.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { storePrivateFile } from '#platform/files/private-file.ts';
import { type ReadDocument, readDocument } from '#platform/files/read-document.ts';

/** A file of an enquiry: as it came, or where it is in the store already. */
export type EnquiryFile = ReadDocument | KeptFile;

export type KeptFile = {
  readonly path: string;
  readonly name: string;
  readonly kind: DocumentKind;
};

/** The same kinds as CVs, by the same look. */
export async function readEnquiryFile(
  file: UploadedFile | undefined,
  field = 'file',
): Promise<ReadDocument | undefined> {
  // A form without a file sends an empty one.
  if (!file || (file.content.length === 0 && file.name === '')) return undefined;
  const { fileTooLarge, wrongFileType, unsafeFile } = enquiriesTexts;
  return readDocument(file, {
    field,
    maxBytes: ENQUIRY_FILE_MAX_BYTES,
    fallbackName: 'file',
    texts: { fileTooLarge, wrongFileType, unsafeFile },
  });
}

/** Stored before the record that names it; one whose record never came is removed by the next sweep. */
export async function keepFile(
  files: FileStore,
  file: EnquiryFile | undefined,
): Promise<KeptFile | undefined> {
  if (!file || 'path' in file) return file;
  const path = await storePrivateFile(files, 'enquiries', file.content);
  return { path, name: file.name, kind: file.kind };
}

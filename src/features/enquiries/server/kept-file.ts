import { ENQUIRY_FILE_MAX_BYTES } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import type { UploadedFile } from '#platform/calls/fields.ts';
import type { DocumentKind } from '#platform/files/document-kind.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { storePrivateFile } from '#platform/files/private-file.ts';
import { type ReadDocument, readDocument } from '#platform/files/read-document.ts';

/** A file of an enquiry: just uploaded, or already stored. */
export type EnquiryFile = ReadDocument | KeptFile;

export type KeptFile = {
  readonly path: string;
  readonly name: string;
  readonly kind: DocumentKind;
};

/** Accepts the same kinds of file as a CV, with the same checks. */
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

/** The file is stored before its record; if the record is never written, the next sweep removes the file. */
export async function keepFile(
  files: FileStore,
  file: EnquiryFile | undefined,
): Promise<KeptFile | undefined> {
  if (!file || 'path' in file) return file;
  const path = await storePrivateFile(files, 'enquiries', file.content);
  return { path, name: file.name, kind: file.kind };
}

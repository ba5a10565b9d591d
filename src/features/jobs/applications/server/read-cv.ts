import { CV_MAX_BYTES } from '#features/jobs/applications/applications.contract.ts';
import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import type { UploadedFile } from '#platform/calls/fields.ts';
import { type ReadDocument, readDocument } from '#platform/files/read-document.ts';

export type Cv = ReadDocument;

/** Checks an uploaded CV: its kind is detected from the content, and its name sanitised. */
export function requireCv(file: UploadedFile): Promise<Cv> {
  const { fileTooLarge, wrongFileType, unsafeFile } = texts;
  return readDocument(file, {
    field: 'cv',
    maxBytes: CV_MAX_BYTES,
    fallbackName: 'cv',
    texts: { fileTooLarge, wrongFileType, unsafeFile },
  });
}

import { CV_MAX_BYTES } from '#features/jobs/applications/applications.contract.ts';
import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import { type CallProblem, invalidInput } from '#platform/calls/call-problem.ts';
import type { UploadedFile } from '#platform/calls/fields.ts';
import { checkDocument } from '#platform/files/check-document.ts';
import type { DocumentKind } from '#platform/files/document-kind.ts';
import { plainFileName } from '#platform/files/plain-file-name.ts';
import type { Text } from '#platform/i18n/texts.ts';

export type Cv = { readonly name: string; readonly kind: DocumentKind; readonly content: Buffer };

const refuse = (text: Text): CallProblem => invalidInput([{ field: 'cv', text }]);

/** A CV as it is kept: what it is comes from its bytes, and its name is made harmless. */
export async function requireCv({ name, content }: UploadedFile): Promise<Cv> {
  if (content.length > CV_MAX_BYTES) throw refuse(texts.fileTooLarge);
  const kind = await checkDocument(content);
  if (!kind) throw refuse(texts.wrongFileType);
  if (kind === 'unsafe') throw refuse(texts.unsafeFile);
  return { name: plainFileName(name, kind, 'cv'), kind, content };
}

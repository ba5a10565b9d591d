import { type CallProblem, invalidInput } from '#platform/calls/call-problem.ts';
import type { UploadedFile } from '#platform/calls/fields.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { checkDocument } from './check-document.ts';
import type { DocumentKind } from './document-kind.ts';
import { plainFileName } from './plain-file-name.ts';

export type ReadDocument = {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly content: Buffer;
};

type Rules = {
  /** The call's field that the file came in. */
  readonly field: string;
  readonly maxBytes: number;
  /** The name to use if nothing is left of the file's own. */
  readonly fallbackName: string;
  readonly texts: Readonly<Record<'fileTooLarge' | 'wrongFileType' | 'unsafeFile', Text>>;
};

/** Validates an uploaded document. Its type is detected from its bytes, and its name is made safe. */
export async function readDocument(
  { name, content }: UploadedFile,
  { field, maxBytes, fallbackName, texts }: Rules,
): Promise<ReadDocument> {
  const refuse = (text: Text): CallProblem => invalidInput([{ field, text }]);
  if (content.length > maxBytes) throw refuse(texts.fileTooLarge);
  const kind = await checkDocument(content);
  if (!kind) throw refuse(texts.wrongFileType);
  if (kind === 'unsafe') throw refuse(texts.unsafeFile);
  return { name: plainFileName(name, kind, fallbackName), kind, content };
}

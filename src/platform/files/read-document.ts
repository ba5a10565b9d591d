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
  /** The field of the call it came in. */
  readonly field: string;
  readonly maxBytes: number;
  /** What it is called when nothing is left of its name. */
  readonly fallbackName: string;
  readonly texts: Readonly<Record<'fileTooLarge' | 'wrongFileType' | 'unsafeFile', Text>>;
};

/** A document as it is kept: what it is comes from its bytes, and its name is made harmless. */
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

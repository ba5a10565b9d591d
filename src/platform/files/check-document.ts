import type { FoundDocument } from './document-kind.ts';
import { askFileChild } from './file-children.ts';

const limits = { cpuMs: 5_000, silenceMs: 30_000 };

/** What a document is by its content, and whether it holds no more than a letter needs. */
export function checkDocument(content: Uint8Array): Promise<FoundDocument> {
  return askFileChild<NonNullable<FoundDocument>>({ task: 'document', content }, limits);
}

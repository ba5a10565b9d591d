import type { FoundDocument } from './document-kind.ts';
import { askFileChild } from './file-children.ts';

const limits = { cpuMs: 5_000, silenceMs: 30_000 };

/**
 * Detects a document's type by its content and whether it is within the limits for a letter; runs in a child process.
 */
export function checkDocument(content: Uint8Array): Promise<FoundDocument> {
  return askFileChild<NonNullable<FoundDocument>>({ task: 'document', content }, limits);
}

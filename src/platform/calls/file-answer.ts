import type { Readable } from 'node:stream';

/** A file as the answer of a call: offered to be saved, never run or kept by anybody between. */
export type FileAnswer = {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Readable | Buffer;
};

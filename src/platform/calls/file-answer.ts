import type { Readable } from 'node:stream';

/** A file as the answer of a call. It is served as a download that browsers do not run and caches do not store. */
export type FileAnswer = {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Readable | Buffer;
};

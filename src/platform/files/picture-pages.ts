import type { DrawnPicture } from './drawn-picture.ts';
import { askFileChild } from './file-children.ts';

/** A page of text takes a twentieth of this; nobody reads one that takes more. */
const limits = { cpuMs: 10_000, silenceMs: 30_000 };

/** The first pages of a PDF as one picture; undefined if it cannot be drawn within the limits. */
export function picturePages(content: Uint8Array, most: number): Promise<DrawnPicture | undefined> {
  return askFileChild<DrawnPicture>({ task: 'pages', content, most }, limits);
}

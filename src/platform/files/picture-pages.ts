import type { DrawnPicture } from './drawn-picture.ts';
import { askFileChild } from './file-children.ts';

/** A page of text takes a twentieth of it; what takes more is no page that anybody reads. */
const limits = { cpuMs: 10_000, silenceMs: 30_000 };

/** The first pages of a PDF as one picture; none for what cannot be drawn, or takes too much. */
export function picturePages(content: Uint8Array, most: number): Promise<DrawnPicture | undefined> {
  return askFileChild<DrawnPicture>({ task: 'pages', content, most }, limits);
}

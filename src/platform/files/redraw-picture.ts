import type { DrawnPicture } from './drawn-picture.ts';
import { askFileChild } from './file-children.ts';

const SILENCE_MS = 30_000;
/** The work for a photo is bounded by its pixels, which are counted first; that for an SVG is not. */
const photograph = { cpuMs: 15_000, silenceMs: SILENCE_MS };
const drawing = { cpuMs: 1_500, silenceMs: SILENCE_MS };

const photographs = ['ffd8ff', '89504e47', '47494638', '52494646'];

function limitsOf(content: Uint8Array) {
  const begin = Buffer.from(content.subarray(0, 4)).toString('hex');
  return photographs.some((mark) => begin.startsWith(mark)) ? photograph : drawing;
}

/** Re-encodes a picture; undefined if it is no picture or exceeds the limits. */
export function redrawPicture(content: Uint8Array): Promise<DrawnPicture | undefined> {
  return askFileChild<DrawnPicture>({ task: 'picture', content }, limitsOf(content));
}

import { createChildPool } from '#platform/processes/child-pool.ts';
import { TaskFailed } from '#platform/processes/problems.ts';
import type { DrawnPicture } from './drawn-picture.ts';

/** Where the pictures of strangers are decoded and drawn: never in the portal itself. */
export const pictureDrawers = createChildPool({
  module: new URL('./picture-child.ts', import.meta.url),
  mostMemoryMb: 512,
  loadsAddons: true,
  most: 2,
  warm: 1,
  mostWaiting: 20,
  longestWaitMs: 30_000,
});

const SILENCE_MS = 30_000;
/** The work of a photograph ends with its pixels, which are counted before; that of a drawing may not. */
const photograph = { cpuMs: 15_000, silenceMs: SILENCE_MS };
const drawing = { cpuMs: 1_500, silenceMs: SILENCE_MS };

const photographs = ['ffd8ff', '89504e47', '47494638', '52494646'];

function limitsOf(content: Uint8Array) {
  const begin = Buffer.from(content.subarray(0, 4)).toString('hex');
  return photographs.some((mark) => begin.startsWith(mark)) ? photograph : drawing;
}

/** A picture drawn anew; none for what is no picture, or takes more than one needs. */
export async function redrawPicture(content: Uint8Array): Promise<DrawnPicture | undefined> {
  let drawn: DrawnPicture | undefined;
  try {
    await pictureDrawers.run<DrawnPicture | undefined>(
      content,
      (message) => {
        drawn = message;
      },
      limitsOf(content),
    );
  } catch (problem) {
    if (problem instanceof TaskFailed) return undefined;
    throw problem;
  }
  return drawn;
}

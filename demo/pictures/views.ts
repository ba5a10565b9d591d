import type { StillLife } from './motif.ts';
import { hueLine, shade, whiteLine } from './paints.ts';
import { box, circle, faded, line, moved, shape } from './svg.ts';

/** How a thing is shown: whole, from close by, and where it is used. */
export type View = 'whole' | 'detail' | 'place';

const NEARER = 1.9;

/** What is worth a closer look moves to the middle; the thing still fills the picture. */
function nearer({ art, focus: [x, y] }: StillLife): string {
  return moved(200 - x * NEARER, 150 - y * NEARER, NEARER, art);
}

const window =
  box(34, 26, 84, 96, '#ffffff8c', 4) +
  line('M76 26V122M34 74H118', hueLine, 3) +
  shape('M34 122h84l120 178h-150z', '#ffffff1f');

const plant =
  box(352, 196, 26, 34, whiteLine, 4) +
  line('M365 196q-2 -30 -18 -44M365 196q0 -34 4 -58M365 196q4 -26 20 -36', hueLine, 5);

const room =
  faded(0.5, window + plant) + box(0, 230, 400, 70, '#ffffff38') + box(0, 228, 400, 3, shade);

const worktop =
  faded(
    0.5,
    box(250, 54, 150, 6, whiteLine, 2) +
      box(268, 22, 18, 32, hueLine, 4) +
      box(292, 30, 26, 24, whiteLine, 4) +
      circle(340, 42, 12, hueLine) +
      window,
  ) +
  box(0, 236, 400, 64, '#ffffff52') +
  box(0, 234, 400, 4, '#ffffff80') +
  box(0, 286, 400, 14, shade);

/** Smaller than alone, so that the place around it can be seen. */
function inPlace({ art, stands }: StillLife): string {
  return stands === 'floor' ? room + moved(70, 62, 0.8, art) : worktop + moved(90, 78, 0.72, art);
}

export function seen(thing: StillLife, view: View): string {
  if (view === 'detail') return nearer(thing);
  return view === 'place' ? inPlace(thing) : moved(-24, -24, 1.12, thing.art);
}

import type { EventTheme } from '#demo/events/event-theme.ts';
import { arcPath, box, circle, line, polygonPath, row, shape } from './svg.ts';

/** The middle of a cover of 1200 by 630. */
export const MIDDLE = [600, 315] as const;

const [X, Y] = MIDDLE;

/** What tells the kinds of events apart: the lit panel in the middle and what is around it. */
export type Backdrop = { readonly around: string; readonly panel: (paint: string) => string };

/** Seats of a hall: a line of dots that never touch. */
function seats(radius: number): string {
  return `<path d="${arcPath(X, 760, radius, -80, 80)}" fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round" stroke-dasharray="0 58"/>`;
}

function archPath(x: number, top: number, width: number): string {
  const half = width / 2;
  return `M${x} 630V${top + half}a${half} ${half} 0 0 1 ${width} 0V630z`;
}

export const backdrops: Readonly<Record<EventTheme, Backdrop>> = {
  congress: {
    around: row([330, 410, 490, 570, 650, 730], seats),
    panel: (paint) => circle(X, Y, 258, paint),
  },
  exhibition: {
    around: row([24, 176, 872, 1024], (x) => shape(archPath(x, 230 + (x % 3) * 40, 140), '#fff')),
    panel: (paint) => shape(archPath(330, 46, 540), paint),
  },
  workshop: {
    around: [
      [150, 180, 120],
      [250, 500, 90],
      [1060, 450, 130],
      [970, 130, 80],
    ]
      .map(([x = 0, y = 0, radius = 0]) => line(polygonPath(x, y, radius, 6), '#fff', 20))
      .join(''),
    panel: (paint) => shape(polygonPath(X, Y, 296, 6, 30), paint),
  },
  campaign: {
    around: row(
      Array.from({ length: 18 }, (_, place) => place * 20),
      (degrees) =>
        `<path d="M${X} -40l46 -460h-92z" transform="rotate(${degrees} ${X} ${Y})" fill="#fff"/>`,
    ),
    panel: (paint) => circle(X, Y, 252, paint),
  },
  webinar: {
    around: row([330, 410, 490, 570], (radius) => {
      return line(arcPath(X, Y, radius, 50, 130) + arcPath(X, Y, radius, 230, 310), '#fff', 24);
    }),
    panel: (paint) =>
      box(280, 62, 640, 506, '#10262a', 34) +
      box(298, 100, 604, 450, paint, 18) +
      row([324, 350, 376], (x) => circle(x, 81, 8, '#ffffff90')),
  },
  course: {
    around: row([0, 1, 2, 3, 4], (step) =>
      box(40 + step * 56, 560 - step * 110, 1400, 26, '#fff', 13),
    ),
    panel: (paint) => box(300, 52, 600, 526, paint, 60),
  },
};

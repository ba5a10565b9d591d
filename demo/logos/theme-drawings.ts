import {
  arcPath,
  box,
  circle,
  faded,
  type Ink,
  line,
  pointAt,
  polygonPath,
  ring,
  shape,
} from '#demo/pictures/svg.ts';
import type { Choice } from '#demo/seeded-choice.ts';
import type { EventTheme } from './picture-kinds.ts';

/** Wide compositions of 1200 by 630, quiet at the start side where a title may be laid over. */
export const themeDrawings: Readonly<Record<EventTheme, (ink: Ink, choice: Choice) => string>> = {
  congress: (ink, choice) => {
    const rows = choice.pick([5, 6, 7]);
    return Array.from({ length: rows }, (_, row) => {
      const radius = 150 + row * 76;
      const seats = 9 + row * 4;
      return Array.from({ length: seats }, (_, seat) => {
        const [x, y] = pointAt(600, 660, radius, -84 + (168 / (seats - 1)) * seat);
        const taken = (seat * 7 + row * 5) % 6 === 0;
        return circle(x, y, 16, taken ? ink.accent : ink.deep);
      }).join('');
    })
      .map((row, place) => faded(1 - place * 0.1, row))
      .join('');
  },
  exhibition: (ink, choice) => {
    // An arcade: each bay an arch within a fainter, taller arch.
    const tops = choice.shuffle([250, 300, 340, 280, 360, 320]);
    return tops
      .map((top, place) => {
        const x = 66 + place * 182;
        const inner = arch(x + 30, top + 44, 98, place % 3 === 1 ? ink.accent : ink.deep);
        return faded(0.22, arch(x, top - 40, 158, ink.deep)) + inner;
      })
      .join('');
  },
  workshop: (ink, choice) => {
    const turn = choice.between(0, 40);
    const hexes = [
      [840, 210, 130],
      [1010, 420, 130],
      [740, 440, 92],
      [1090, 170, 70],
      [560, 300, 54],
    ] as const;
    return hexes
      .map(([x, y, radius], place) =>
        place % 2
          ? shape(polygonPath(x, y, radius, 6, turn), ink.accent)
          : line(polygonPath(x, y, radius, 6, turn), ink.deep, 22),
      )
      .join('');
  },
  campaign: (ink, choice) => {
    const beat = choice.pick([70, 100, 130]);
    const heart =
      'M600 466C518 406 466 354 466 286A70 70 0 0 1 600 258A70 70 0 0 1 734 286C734 354 682 406 600 466Z';
    const trace = `M0 340H512L556 ${340 - beat}L634 ${340 + beat * 0.6}L676 340H1200`;
    return shape(heart, ink.accent) + line(trace, ink.deep, 15);
  },
  webinar: (ink, choice) => {
    const centre = choice.pick([820, 900]);
    const waves = [110, 180, 250, 320].map((radius, place) =>
      faded(
        1 - place * 0.2,
        line(
          arcPath(centre, 315, radius, 40, 140) + arcPath(centre, 315, radius, 220, 320),
          ink.deep,
          18,
        ),
      ),
    );
    return (
      waves.join('') +
      circle(centre, 315, 56, ink.accent) +
      shape(`M${centre - 16} 285L${centre + 34} 315L${centre - 16} 345Z`, ink.deep)
    );
  },
  course: (ink, choice) => {
    const steps = choice.pick([5, 6]);
    const width = 760 / steps;
    const stairs = Array.from({ length: steps }, (_, step) => {
      const height = 90 + step * (360 / steps);
      const color = step === steps - 1 ? ink.accent : ink.deep;
      return faded(
        0.35 + (0.65 / steps) * (step + 1),
        box(360 + step * width, 630 - height, width - 18, height + 40, color, 20),
      );
    });
    return (
      stairs.join('') +
      ring(
        360 + (steps - 0.5) * width - 9,
        630 - 90 - (steps - 1) * (360 / steps) - 62,
        34,
        ink.deep,
        14,
      )
    );
  },
};

function arch(x: number, top: number, width: number, fill: string): string {
  const radius = width / 2;
  return shape(`M${x} ${top}A${radius} ${radius} 0 0 1 ${x + width} ${top}V630H${x}Z`, fill);
}

import { box, circle, type Ink, line, ring, shape, turned } from '#demo/pictures/svg.ts';
import type { ProductPictureKind } from './picture-kinds.ts';

/** The ground colour is left open: whoever places the drawing knows it. */
export const openGround = 'var(--ground)';

/** Still lifes on a field of 400 by 400, each standing on the same line at 310. */
export const productDrawings: Readonly<Record<ProductPictureKind, (ink: Ink) => string>> = {
  tablets: (ink) => {
    const holes = [0, 1, 2].flatMap((column) =>
      [0, 1, 2, 3].map((row) => circle(152 + column * 48, 118 + row * 54, 18, openGround)),
    );
    return (
      turned(-10, box(112, 82, 176, 236, ink.deep, 18) + holes.join('')) +
      circle(292, 292, 22, ink.accent) +
      line('M278 292H306', openGround, 5)
    );
  },
  capsules: (ink) => capsule(ink, -34, 138, 196) + capsule(ink, 22, 270, 204),
  syrup: (ink) =>
    box(168, 78, 64, 34, ink.accent, 8) +
    shape(
      'M176 118H224V140C256 150 262 170 262 190V294A16 16 0 0 1 246 310H154A16 16 0 0 1 138 294V190C138 170 144 150 176 140Z',
      ink.deep,
    ) +
    box(138, 204, 124, 64, ink.accent) +
    box(158, 220, 56, 8, ink.deep, 4) +
    box(158, 240, 84, 8, ink.deep, 4),
  injection: (ink) =>
    turned(
      42,
      box(178, 122, 44, 136, ink.deep, 6) +
        box(184, 176, 32, 76, ink.accent) +
        box(192, 78, 16, 48, ink.deep) +
        box(166, 70, 68, 14, ink.deep, 7) +
        box(192, 258, 16, 18, ink.accent) +
        box(197, 276, 6, 66, ink.deep, 3),
    ) +
    shape(
      'M296 244C312 266 320 278 320 292A24 24 0 0 1 272 292C272 278 280 266 296 244Z',
      ink.accent,
    ),
  inhaler: (ink) =>
    box(158, 70, 68, 92, ink.accent, 14) +
    shape(
      'M146 142H238V244H300A14 14 0 0 1 314 258V296A14 14 0 0 1 300 310H172A26 26 0 0 1 146 284Z',
      ink.deep,
    ) +
    box(164, 162, 56, 10, openGround, 5),
  drops: (ink) =>
    shape('M188 72H212L218 122H182Z', ink.accent) +
    box(164, 122, 72, 32, ink.accent, 6) +
    box(150, 162, 100, 148, ink.deep, 24) +
    circle(200, 238, 30, openGround) +
    shape(
      'M200 216C210 230 216 236 216 246A16 16 0 0 1 184 246C184 236 190 230 200 216Z',
      ink.accent,
    ),
  cream: (ink) =>
    shape('M148 84H252L236 262H164Z', ink.deep) +
    box(140, 72, 120, 16, ink.deep, 4) +
    box(168, 268, 64, 42, ink.accent, 6) +
    line('M176 130H224M180 158H220', ink.accent, 10),
  monitor: (ink) =>
    box(84, 92, 232, 168, ink.deep, 18) +
    box(100, 108, 200, 136, openGround, 8) +
    line('M112 180H160L178 142L204 214L222 180H288', ink.accent, 11) +
    box(188, 260, 24, 34, ink.deep) +
    box(146, 294, 108, 16, ink.deep, 8),
  imaging: (ink) =>
    ring(200, 180, 88, ink.deep, 34) +
    ring(200, 180, 54, ink.accent, 8) +
    box(92, 230, 216, 22, ink.accent, 11) +
    box(180, 252, 40, 50, ink.deep) +
    box(130, 294, 140, 16, ink.deep, 8),
  surgical: (ink) =>
    turned(
      28,
      shape('M192 70C214 100 216 150 210 190H192Z', ink.accent) +
        box(190, 194, 22, 128, ink.deep, 8),
    ) +
    turned(
      -28,
      ring(180, 292, 22, ink.deep, 11) +
        ring(228, 292, 22, ink.deep, 11) +
        line('M188 272L222 92M220 272L186 92', ink.deep, 12) +
        circle(204, 182, 9, ink.accent),
    ),
  dressing: (ink) =>
    turned(
      -32,
      box(76, 154, 248, 92, ink.accent, 46) +
        box(150, 154, 100, 92, ink.deep, 10) +
        [174, 200, 226]
          .map((x) => circle(x, 182, 7, openGround) + circle(x, 218, 7, openGround))
          .join(''),
    ),
  protection: (ink) =>
    line('M112 168C70 160 66 232 122 236M288 168C330 160 334 232 278 236', ink.accent, 10) +
    shape(
      'M106 158C150 158 176 132 200 132S250 158 294 158V218C286 260 240 282 200 282S114 260 106 218Z',
      ink.deep,
    ) +
    line('M130 190H270M134 218H266', openGround, 6),
  respiratory: (ink) =>
    shape(
      'M200 96C250 96 266 150 280 208C286 240 262 262 200 262S114 240 120 208C134 150 150 96 200 96Z',
      ink.deep,
    ) +
    circle(200, 196, 34, openGround) +
    circle(200, 196, 18, ink.accent) +
    line('M200 262V300C200 322 262 322 300 300', ink.accent, 16) +
    line('M128 176C92 172 82 150 72 128M272 176C308 172 318 150 328 128', ink.accent, 9),
  mobility: (ink) =>
    ring(184, 238, 68, ink.deep, 16) +
    circle(184, 238, 13, ink.accent) +
    circle(300, 290, 18, ink.deep) +
    line('M134 88H158L178 176H270L292 270', ink.accent, 17) +
    line('M166 134H232', ink.deep, 15),
  furniture: (ink) =>
    box(70, 212, 260, 24, ink.deep, 10) +
    turned(-24, box(72, 176, 104, 26, ink.accent, 13), 176, 202) +
    box(172, 182, 148, 26, ink.accent, 13) +
    line('M104 240L150 290M150 240L104 290M250 240L296 290M296 240L250 290', ink.deep, 9) +
    circle(108, 302, 11, ink.deep) +
    circle(292, 302, 11, ink.deep),
  dental: (ink) =>
    shape(
      'M200 104C230 84 294 80 296 150C298 208 266 232 258 296C254 324 226 322 220 288C216 262 212 246 200 246S184 262 180 288C174 322 146 324 142 296C134 232 102 208 104 150C106 80 170 84 200 104Z',
      ink.deep,
    ) + line('M252 122C266 130 268 146 266 160', ink.accent, 12),
  laboratory: (ink) =>
    turned(-18, box(206, 62, 44, 92, ink.deep, 10) + box(214, 154, 28, 34, ink.accent, 4)) +
    line('M252 92C306 122 316 210 254 258', ink.deep, 20) +
    box(138, 226, 92, 14, ink.accent, 7) +
    line('M184 240V276', ink.deep, 14) +
    box(118, 290, 170, 20, ink.deep, 10),
  reagent: (ink) =>
    [0, 1, 2]
      .map((place) => {
        const x = 116 + place * 62;
        const level = [208, 176, 232][place] ?? 200;
        return (
          shape(`M${x} 112H${x + 44}V268A22 22 0 0 1 ${x} 268Z`, ink.deep) +
          shape(`M${x + 9} ${level}H${x + 35}V266A13 13 0 0 1 ${x + 9} 266Z`, ink.accent) +
          box(x - 6, 98, 56, 14, ink.accent, 7)
        );
      })
      .join('') + box(88, 300, 224, 12, ink.deep, 6),
  emergency: (ink) =>
    line('M158 126V104A16 16 0 0 1 174 88H226A16 16 0 0 1 242 104V126', ink.accent, 15) +
    box(84, 126, 232, 184, ink.deep, 24) +
    box(184, 160, 32, 116, ink.accent, 6) +
    box(142, 202, 116, 32, ink.accent, 6),
};

function capsule(ink: Ink, degrees: number, x: number, y: number): string {
  const body = box(x - 38, y - 98, 76, 196, ink.deep, 38);
  const half = shape(`M${x - 38} ${y}V${y + 60}A38 38 0 0 0 ${x + 38} ${y + 60}V${y}Z`, ink.accent);
  return turned(degrees, body + half, x, y);
}

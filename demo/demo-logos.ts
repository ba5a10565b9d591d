import {
  arcsMark,
  crescentMark,
  crossMark,
  eyeMark,
  helixMark,
  hexagonMark,
  moleculeMark,
  orbitMark,
  pillarsMark,
  pulseMark,
  shieldMark,
  starMark,
  weaveMark,
} from './logos/built-marks.ts';
import {
  dropMark,
  dunesMark,
  leafMark,
  petalsMark,
  sailMark,
  sunMark,
  waveMark,
} from './logos/growing-marks.ts';
import {
  type LogoHints,
  type LogoMark,
  type LogoPalette,
  logoPalettes,
} from './logos/logo-hints.ts';
import { box, type Ink, svg } from './pictures/svg.ts';
import { type Choice, choiceFor } from './seeded-choice.ts';

const drawings: Readonly<Record<LogoMark, (ink: Ink, choice: Choice) => string>> = {
  leaf: leafMark,
  cross: crossMark,
  pulse: pulseMark,
  molecule: moleculeMark,
  arcs: arcsMark,
  shield: shieldMark,
  drop: dropMark,
  hexagon: hexagonMark,
  sun: sunMark,
  wave: waveMark,
  petals: petalsMark,
  dunes: dunesMark,
  crescent: crescentMark,
  orbit: orbitMark,
  star: starMark,
  eye: eyeMark,
  weave: weaveMark,
  pillars: pillarsMark,
  sail: sailMark,
  helix: helixMark,
};

/** A square logo without words, so that no font is needed to draw it; null when there is none. */
export function drawLogo(company: {
  readonly key: string;
  readonly logo: LogoHints | null;
}): string | null {
  return company.logo && drawSquare(company.key, company.logo);
}

function drawSquare(key: string, { mark, palette }: LogoHints): string {
  const { deep, accent, tint } = logoPalettes[palette];
  const choice = choiceFor(`logo ${key}`);
  const ground = choice.pick(['white', 'white', 'tint', 'deep'] as const);
  const groundColor = ground === 'deep' ? deep : ground === 'tint' ? tint : '#ffffff';
  const ink = ground === 'deep' ? { deep: '#ffffff', accent } : { deep, accent };
  // Cut-outs show what lies behind the mark, which only this function knows.
  const body = drawings[mark](ink, choice).replaceAll('var(--ground)', groundColor);
  return svg(400, 400, box(0, 0, 400, 400, groundColor) + body);
}

/** A brand has the colours of its company and a mark of its own. */
export function drawBrandLogo(brand: string, company: LogoHints | null): string {
  const choice = choiceFor(`brand ${brand}`);
  const marks = (Object.keys(drawings) as LogoMark[]).filter((mark) => mark !== company?.mark);
  const palettes = Object.keys(logoPalettes) as LogoPalette[];
  const palette = company?.palette ?? choice.pick(palettes);
  return drawSquare(brand, { mark: choice.pick(marks), palette });
}

/** Sponsor logos come as uploaded files of their own; a company that sponsors keeps its mark. */
export function drawSponsorLogo(sponsor: {
  readonly key: string;
  readonly logo: LogoHints;
}): string {
  return drawSquare(sponsor.key, sponsor.logo);
}

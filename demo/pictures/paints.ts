/**
 * What a motif is painted with. Areas take gradients that fall from the top left, where the light
 * comes from; lines take flat colours, because a gradient has no room on a line. What belongs to a
 * palette is left open (`$a`, `$c`) until the motif is placed.
 */
export const white = 'url(#w)';
export const hue = 'url(#a)';
export const sand = 'url(#c)';
export const dark = 'url(#k)';
export const steel = 'url(#m)';
export const screen = 'url(#s)';
export const glass = 'url(#e)';

export const whiteLine = '#f4f8f6';
export const steelLine = '#8b9d99';
export const darkLine = '#2b3b38';
export const hueLine = '$a';
export const sandLine = '$c';
/** Lays a soft shadow over whatever is below. */
export const shade = '#0b1f1c2e';

type Tones = readonly [light: string, middle: string, deep: string];

export type Palette = {
  readonly hue: Tones;
  readonly accent: readonly [light: string, deep: string];
  /** From the lit corner to the far one, by day and at night. */
  readonly day: readonly [string, string];
  readonly night: readonly [string, string];
};

/** The tones of the design system (tokens.css), each with the ground it looks well on. */
export const palettes = {
  teal: {
    hue: ['#49b0a6', '#0f7d77', '#0a5653'],
    accent: ['#efcd94', '#c98f3e'],
    day: ['#e6f1ef', '#c3dad6'],
    night: ['#48665f', '#263d39'],
  },
  blue: {
    hue: ['#86a5df', '#4f6fb0', '#35528c'],
    accent: ['#f2cfa6', '#d9924f'],
    day: ['#e7edf6', '#c6d3e6'],
    night: ['#475c79', '#27374d'],
  },
  olive: {
    hue: ['#a5c26b', '#6c8a33', '#4b6420'],
    accent: ['#8fcfc6', '#2f8f86'],
    day: ['#ecf1e2', '#cedabc'],
    night: ['#566541', '#313c25'],
  },
  amber: {
    hue: ['#dcae68', '#b07a2b', '#85581b'],
    accent: ['#8ecbc3', '#2b8780'],
    day: ['#f5eee1', '#e0d0b3'],
    night: ['#685839', '#3e3420'],
  },
  violet: {
    hue: ['#ab93d6', '#7558a8', '#533b81'],
    accent: ['#efcd94', '#c98f3e'],
    day: ['#eee9f5', '#d5cae6'],
    night: ['#594c72', '#342c47'],
  },
  clay: {
    hue: ['#e39b87', '#b9583d', '#8d3b25'],
    accent: ['#b9ccd6', '#6d8f9f'],
    day: ['#f7eae6', '#e6ccc5'],
    night: ['#6c4b43', '#412c27'],
  },
  slate: {
    hue: ['#88a1ac', '#4d6a78', '#344d59'],
    accent: ['#efcd94', '#c98f3e'],
    day: ['#e9eff1', '#c9d4d8'],
    night: ['#4b5c64', '#2b373d'],
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

export const paletteNames = Object.keys(palettes) as PaletteName[];

/** A finished picture. */
export type Picture = {
  /** The same for records whose pictures look the same. */
  readonly key: string;
  readonly svg: string;
};

export type LogoMark =
  | 'leaf'
  | 'cross'
  | 'pulse'
  | 'molecule'
  | 'arcs'
  | 'shield'
  | 'drop'
  | 'hexagon'
  | 'sun'
  | 'wave'
  | 'petals'
  | 'dunes'
  | 'crescent'
  | 'orbit'
  | 'star'
  | 'eye'
  | 'weave'
  | 'pillars'
  | 'sail'
  | 'helix';

export const logoPalettes = {
  teal: { deep: '#0f5f63', accent: '#d9a566', tint: '#eaf3f2' },
  harbour: { deep: '#1d3f6e', accent: '#6fb1d6', tint: '#edf3f9' },
  forest: { deep: '#24543f', accent: '#a8be6b', tint: '#eff4ea' },
  plum: { deep: '#5a2d52', accent: '#d68a9c', tint: '#f7eff3' },
  clay: { deep: '#944a2f', accent: '#e2b489', tint: '#faf1ea' },
  slate: { deep: '#33414f', accent: '#54a8a2', tint: '#eef2f3' },
  indigo: { deep: '#37357a', accent: '#a59bd8', tint: '#f1f0f9' },
  ruby: { deep: '#8a2439', accent: '#e3a29b', tint: '#faefee' },
  ocean: { deep: '#0b5b86', accent: '#66c2bf', tint: '#e9f4f7' },
  olive: { deep: '#565d30', accent: '#d3ac4f', tint: '#f5f3e7' },
  night: { deep: '#16283d', accent: '#cfa457', tint: '#f3f1ea' },
  emerald: { deep: '#0d6b4f', accent: '#83c7a5', tint: '#e9f5ef' },
} as const;

export type LogoPalette = keyof typeof logoPalettes;

/** Chosen by hand, so that a mark suits its name; the variant within it follows from the key. */
export type LogoHints = { readonly mark: LogoMark; readonly palette: LogoPalette };

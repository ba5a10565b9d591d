import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

export const LATIN = 'Plex Latin';
export const ARABIC = 'Plex Arabic';
const weights = [400, 600] as const;

const fileOf = (subset: string, weight: number) =>
  fileURLToPath(
    import.meta.resolve(
      `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${subset}-${weight}-normal.woff`,
    ),
  );

/** The fonts of the pages. Each glyph comes from the first font that has it. */
export function registerFonts(): void {
  for (const [family, subset] of [
    [LATIN, 'latin'],
    [ARABIC, 'arabic'],
  ] as const) {
    const fonts = weights.map((weight) => ({ src: fileOf(subset, weight), fontWeight: weight }));
    Font.register({ family, fonts });
  }
  // Disables hyphenation: order ids and Arabic cannot be hyphenated by English rules.
  Font.registerHyphenationCallback((word) => [word]);
}

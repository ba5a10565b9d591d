import { listBusinessPath } from '#features/accounts/public.ts';

/** The picture before a line's text: an image, a company's logo or initials, a date, or an icon. */
export type LinePicture =
  | { readonly kind: 'picture'; readonly src: string | null }
  | { readonly kind: 'logo'; readonly src: string | null; readonly name: string }
  | { readonly kind: 'day'; readonly day: string; readonly month: string }
  | { readonly kind: 'event' }
  | { readonly kind: 'place' };

/** A line of one of the scrolling boxes. */
export type BoxLine = {
  readonly key: string;
  readonly label: string;
  readonly picture?: LinePicture;
  /** The company, place or date. */
  readonly detail?: string;
  readonly price?: string;
  readonly to?: string;
  /** Marks a repeated line, which only fills the box visually. */
  readonly copy?: boolean;
};

export const LINES_SHOWN = 6;
export const EXHIBITORS_SHOWN = 4;

/** Repeats the lines until the box is full and marks the repetitions as copies. */
export function repeatToFill(lines: readonly BoxLine[]): readonly BoxLine[] {
  if (lines.length === 0) return [];
  return Array.from({ length: LINES_SHOWN }, (_, position) => {
    const line = lines[position % lines.length] as BoxLine;
    return position < lines.length ? line : { ...line, key: `${line.key}-${position}`, copy: true };
  });
}

/** The exhibitors' own lines, followed by general ones that lead to listing one's business. */
export function padWithLabels(
  lines: readonly BoxLine[],
  labels: readonly [string, ...string[]],
): readonly BoxLine[] {
  const own = lines.slice(0, EXHIBITORS_SHOWN);
  const padding = Array.from({ length: LINES_SHOWN - own.length }, (_, position) => ({
    key: `label-${position}`,
    label: labels[position % labels.length] as string,
    picture: { kind: 'place' } as const,
    to: listBusinessPath,
  }));
  return [...own, ...padding];
}

import { listBusinessPath } from '#features/accounts/public.ts';

/** What stands before the words of a line: a picture, a company's logo or initials, a day, or a sign. */
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
  /** Who it is from, where or until when. */
  readonly detail?: string;
  readonly price?: string;
  readonly to?: string;
  /** A repeated copy, which only fills the box for the eye. */
  readonly copy?: boolean;
};

export const LINES_SHOWN = 6;
export const EXHIBITORS_SHOWN = 4;

/** The lines again from the first until the box is full; the copies are marked. */
export function repeatToFill(lines: readonly BoxLine[]): readonly BoxLine[] {
  if (lines.length === 0) return [];
  return Array.from({ length: LINES_SHOWN }, (_, position) => {
    const line = lines[position % lines.length] as BoxLine;
    return position < lines.length ? line : { ...line, key: `${line.key}-${position}`, copy: true };
  });
}

/** The exhibitors' own lines, then general ones that lead to listing one's business. */
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

/** What of a company can be shown on its own site. */
export const embedKinds = ['products', 'jobs', 'events'] as const;

export type EmbedKind = (typeof embedKinds)[number];

export const findEmbedKind = (text: string | undefined): EmbedKind | undefined =>
  embedKinds.find((kind) => kind === text);

/** In which colours; left out where the visitor's device says it. */
export const embedThemes = ['light', 'dark'] as const;

export type EmbedTheme = (typeof embedThemes)[number];

export const findEmbedTheme = (text: string | undefined): EmbedTheme | undefined =>
  embedThemes.find((theme) => theme === text);

/** The address of the page for framing, without its language. */
export function embedPath(companyId: number, kind: EmbedKind, theme?: EmbedTheme): string {
  return `/embed/${companyId}/${kind}${theme ? `/${theme}` : ''}`;
}

/** The lists of a company that can be embedded in its own site. */
export const embedKinds = ['products', 'jobs', 'events'] as const;

export type EmbedKind = (typeof embedKinds)[number];

export const findEmbedKind = (text: string | undefined): EmbedKind | undefined =>
  embedKinds.find((kind) => kind === text);

/** Colour themes; without one the visitor's device decides. */
export const embedThemes = ['light', 'dark'] as const;

export type EmbedTheme = (typeof embedThemes)[number];

export const findEmbedTheme = (text: string | undefined): EmbedTheme | undefined =>
  embedThemes.find((theme) => theme === text);

/** The path of an embed, without the language prefix. */
export function embedPath(companyId: number, kind: EmbedKind, theme?: EmbedTheme): string {
  return `/embed/${companyId}/${kind}${theme ? `/${theme}` : ''}`;
}

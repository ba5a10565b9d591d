/** One record of a list, as feed readers show it. */
export type FeedItem = {
  /** The path of its page, without the language. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly author?: string | undefined;
  readonly published?: Date | undefined;
  readonly changed?: Date | undefined;
  /** The path of its image below the site's address. */
  readonly image?: string | undefined;
  readonly tags?: readonly string[];
};

/** A list with its newest records. */
export type Feed = {
  readonly title: string;
  readonly description: string;
  readonly items: readonly FeedItem[];
};

/** A feed with its addresses. */
export type AddressedFeed = Feed & {
  readonly language: string;
  /** The address of the page with the list. */
  readonly page: string;
  /** The address of the feed in this format. */
  readonly self: string;
  addressOf(path: string): string;
};

/** Joins the parts of a text as paragraphs. */
export const textOf = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');

/** Joins the parts of a line, such as a place and a name. */
export const lineOf = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

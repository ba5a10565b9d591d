/** One record of a list, as readers of feeds show it. */
export type FeedItem = {
  /** Of its page, without the language. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly author?: string | undefined;
  readonly published?: Date | undefined;
  readonly changed?: Date | undefined;
  /** Below the site's address. */
  readonly image?: string | undefined;
  readonly tags?: readonly string[];
};

/** What a list says about itself and its newest records. */
export type Feed = {
  readonly title: string;
  readonly description: string;
  readonly items: readonly FeedItem[];
};

/** A feed with the addresses it is known by. */
export type AddressedFeed = Feed & {
  readonly language: string;
  /** Of the list itself. */
  readonly page: string;
  /** Of the feed in this very form. */
  readonly self: string;
  addressOf(path: string): string;
};

/** What of a record is worth reading, one part beneath the other. */
export const textOf = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');

/** Parts of one line, such as a place and a name. */
export const lineOf = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

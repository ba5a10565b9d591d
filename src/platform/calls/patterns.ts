/** The part of an address that names something, as the database's slug_of makes it. */
export const slugPattern = /^[^\s!-,./:-@[-`{-~]{1,120}$/u;

/** As long as a name may be. */
export const SEARCH_MAX_LENGTH = 100;

export const searchPattern = new RegExp(`^.{1,${SEARCH_MAX_LENGTH}}$`, 's');

/** A value from an address; one that cannot be is as good as none. */
export function findMatching(pattern: RegExp, value: string | null): string | undefined {
  const text = value?.trim() ?? '';
  return pattern.test(text) ? text : undefined;
}

/** The part of an address that names a record, as the database function slug_of makes it. */
export const slugPattern = /^[^\s!-,./:-@[-`{-~]{1,120}$/u;

/** The most characters of a search, which is as long as a name may be. */
export const SEARCH_MAX_LENGTH = 100;

export const searchPattern = new RegExp(`^.{1,${SEARCH_MAX_LENGTH}}$`, 's');

/** A parameter of an address, or undefined if it does not match. */
export function findMatching(pattern: RegExp, value: string | null): string | undefined {
  const text = value?.trim() ?? '';
  return pattern.test(text) ? text : undefined;
}

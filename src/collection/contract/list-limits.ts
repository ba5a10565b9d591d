/** The most rows that the list call returns at once, which is also its default. */
export const LONGEST_LIST = 1000;

/** Enough for everything on screen, while one call does not hold up the others. */
export const MOST_AT_ONCE = 10_000;

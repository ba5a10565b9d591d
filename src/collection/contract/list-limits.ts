/** The page size that the list asks for. */
export const LONGEST_LIST = 1000;

/** Enough for everything on screen, while one call does not hold up the others. */
export const MOST_AT_ONCE = 10_000;

/** The stated list asks for this many at once. */
export const LONGEST_LIST = 1000;

/** Enough for everything on screen; one call does not hold the others up. */
export const MOST_AT_ONCE = 10_000;

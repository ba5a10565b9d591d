/** A larger number says no more than "many", and counting on would make a large list slow. */
export const MOST_COUNTED = 10_000;

/** A larger number says no more than “many”, and counting further would make large lists slow. */
export const MOST_COUNTED = 10_000;

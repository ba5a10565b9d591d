/** Shorter input clears the answer. */
export const SEARCH_MIN_LENGTH = 3;
/** Long enough for a spoken sentence. */
export const QUESTION_MAX_LENGTH = 300;

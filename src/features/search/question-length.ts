/** Shorter input clears the answer. */
export const SEARCH_MIN_LENGTH = 3;
/** A spoken sentence. */
export const QUESTION_MAX_LENGTH = 300;

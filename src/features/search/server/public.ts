/** For every list that visitors search: what their words look for. */

/** For lists of records: the records that typed words find. */
export { findListed } from './find-listed.ts';
export { findQuestion } from './search-question.ts';

/** For every list that visitors search: what their words look for. */
export { findQuestion } from './search-question.ts';

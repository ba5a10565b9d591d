/** For every list that visitors search: what their words look for, and where all of it is found. */
export { findQuestion } from './search-question.ts';
export { searchSource } from './search-source.ts';

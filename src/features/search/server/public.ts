/** For every list that visitors search: what their words look for, and where records are. */
export { findQuestion } from './search-question.ts';
export { getSource } from './search-sources.ts';

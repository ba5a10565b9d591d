/** For every list that visitors search: what their words look for. */

/** Says why companies were found. */
export { companyMatches, type FindCompanyMatches } from './company-matches.ts';
/** For lists of records: the records that typed words find. */
export { findListed } from './find-listed.ts';
/** For saved searches: what their words ask for, and which records have it. */
export { matchQuestions, selectListedDocuments } from './listed-documents.ts';
export { findQuestion } from './search-question.ts';
export { findWordsQuery } from './words-query.ts';

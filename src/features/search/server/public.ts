/** What other features use of the search: what typed words look for, and why a company was found. */

/** Says why companies were found. */
export { companyMatches, type FindCompanyMatches } from './company-matches.ts';
/** For lists of records: the records that typed words find. */
export { findListed } from './find-listed.ts';
/** For saved searches: matches their words against the records of a day. */
export { matchQuestions, selectListedDocuments } from './listed-documents.ts';
export { findQuestion } from './search-question.ts';
export { findWordsQuery } from './words-query.ts';

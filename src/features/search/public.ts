/** For lists of companies: why one was found. */
export { companyMatch } from './company-match.ts';
/** For pages that show the search box. */
export { search } from './search.contract.ts';
export { searchTexts } from './search.texts.ts';

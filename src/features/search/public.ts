/** For pages that show the search box. */
export { search } from './search.contract.ts';
export { searchTexts } from './search.texts.ts';

/** For the features whose records belong to companies. */

export { countContacts } from '#features/companies/contact-clicks/server/contact-clicks.operations.ts';
export {
  answerColumns,
  answersOf,
  answersRow,
  joinAnswers,
  selectSimilarCompanies,
  storeApplicationAnswers,
  storeCompanyAnswers,
} from './company-answers.ts';
export { companyCategoryTexts } from './company-categories.ts';
export { type CompanyCount, companyCount, datedCompanyCount } from './company-count.ts';
export { companyEntries } from './company-entries.ts';
export { companyFacts } from './company-facts.view.ts';
export { companyMailbox } from './company-mailbox.ts';
export { countCompanies } from './count-companies.ts';
export { findCompanyByEmail, type SignedInCompany } from './find-company-by-email.ts';
export { findOwnCompany } from './find-own-company.ts';
export { requireListedCompany } from './listed-company.ts';
export { makeAnonymousCompany } from './make-anonymous-company.ts';
export { countMatchingCompanies, findMatchingCompanies } from './matching-companies.ts';
export { isNotForTraining, readNotForTraining } from './not-for-training.ts';
export { ownFilesIn } from './own-files.ts';

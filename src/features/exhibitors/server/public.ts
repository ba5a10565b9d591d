/** For the operator, who decides about applications and companies. */
export { decideAboutCompany } from './decide.ts';

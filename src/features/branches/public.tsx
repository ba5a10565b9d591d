/** What the company page shows of this feature. */
export { branchesTab } from './web/company-branches.tsx';

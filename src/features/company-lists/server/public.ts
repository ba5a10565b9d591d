/** What other features ask of the lists on a company's page. */
export { findActiveService } from '#features/company-lists/services/server/find-active-service.ts';

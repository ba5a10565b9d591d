/** What other features need from the lists on a company's page. */
export { findActiveService } from '#features/company-lists/services/server/find-active-service.ts';

/** The functions of these lists that other features use. */
export { findActiveService } from '#features/company-lists/services/server/find-active-service.ts';

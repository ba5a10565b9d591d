export { CompanyCatalogs } from './web/company-catalogs.tsx';

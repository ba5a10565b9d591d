/** The operator's settings, for other features to read; they are only written here. */
export { findOperatorAddress } from '#features/site/contact/server/contact-info.ts';
export { readRates } from '#features/site/exchange-rates/server/read-rates.ts';
export { readOffersDump } from '#features/site/settings/server/open-dump.ts';
export { readSettings, readSiteName } from '#features/site/settings/server/read-settings.ts';
export { readRowsPerCompany } from '#features/site/settings/server/rows-per-company.ts';

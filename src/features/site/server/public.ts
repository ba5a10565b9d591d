/** What the operator set, for mails and rules of other features; settings are written here only. */
export { findOperatorAddress } from '#features/site/contact/server/contact-info.ts';
export { readRates } from '#features/site/exchange-rates/server/read-rates.ts';
export { readOffersDump } from '#features/site/settings/server/open-dump.ts';
export { readSettings, readSiteName } from '#features/site/settings/server/read-settings.ts';
export { readRowsPerCompany } from '#features/site/settings/server/rows-per-company.ts';

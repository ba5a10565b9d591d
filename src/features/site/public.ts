/** The facts about the site that any page can show: name, settings, countries and sponsors. */
export { listCountryCodes, listDialCodes } from './countries/countries.contract.ts';
export { getSettings } from './site.contract.ts';
export { siteTexts } from './site.texts.ts';
export { listSponsorLines, listSponsorLogos } from './sponsors/sponsors.contract.ts';

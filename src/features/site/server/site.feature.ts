import { advertisingOperations } from '#features/site/advertising/server/advertising.operations.ts';
import { contactOperations } from '#features/site/contact/server/contact.operations.ts';
import { messagesPersonalData } from '#features/site/contact/server/messages.personal-data.ts';
import { securityContact } from '#features/site/contact/server/security-contact.ts';
import { contentOperations } from '#features/site/content/server/content.operations.ts';
import { legalOperations } from '#features/site/content/server/legal.operations.ts';
import { countriesOperations } from '#features/site/countries/server/countries.operations.ts';
import { settingsOperations } from '#features/site/settings/server/settings.operations.ts';
import { settings } from '#features/site/settings/server/settings.table.ts';
import { sponsorsOperations } from '#features/site/sponsors/server/sponsors.operations.ts';
import type { ServerFeature } from '#platform/features/server-feature.ts';
import { namedIn } from '#platform/files/named-files.ts';
import { siteOperations } from './site.operations.ts';
import { visitorsOperations } from './visitors.operations.ts';

export const feature: ServerFeature = {
  operations: [
    ...siteOperations,
    ...visitorsOperations,
    ...countriesOperations,
    ...contentOperations,
    ...legalOperations,
    ...contactOperations,
    ...advertisingOperations,
    ...sponsorsOperations,
    ...settingsOperations,
  ],
  documents: [securityContact],
  personalData: [messagesPersonalData],
  storedFiles: [namedIn('Upload/setting', settings, ['value'])],
};

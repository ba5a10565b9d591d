import { collectionTexts } from '#collection/collection.texts.ts';
import { type AuditSubject, searchOn } from '#console/audit/audit-subject.ts';
import { countryName } from '#platform/geo/country-name.ts';
import {
  companiesAuditFieldTexts as fieldTexts,
  companiesAuditTexts as texts,
} from './companies.audit.texts.ts';
import { companyTypeText } from './company-types.ts';
import { companiesConsoleTexts } from './console/console-companies.texts.ts';
import { applicationStates } from './exhibitors/exhibitor-applications.contract.ts';
import { applicationsTexts } from './exhibitors/exhibitor-applications.texts.ts';

export const companySubject: AuditSubject = {
  name: 'company',
  text: texts.company,
  screen: searchOn('companies'),
  fields: fieldTexts,
  values: {
    status: {
      0: collectionTexts.inactive,
      1: collectionTexts.active,
      2: companiesConsoleTexts.pending,
      3: companiesConsoleTexts.suspended,
    },
    exhibitor_status: Object.fromEntries(
      applicationStates.map((standing, number) => [number, applicationsTexts[standing]]),
    ),
    type: (value, { t }) => t(companyTypeText(Number(value))),
  },
};

export const partnerLogosSubject: AuditSubject = {
  name: 'partner-logos',
  text: texts.partnerLogos,
  screen: () => 'showcase?list=partners',
  fields: fieldTexts,
};

export const topExhibitorsSubject: AuditSubject = {
  name: 'top-exhibitors',
  text: texts.topExhibitors,
  screen: ({ subject_id: country }) => `showcase?list=top&country=${country}`,
  which: ({ subject_id: country }, { language }) => country && countryName(country, language),
  fields: fieldTexts,
};

import { overviewTexts as texts } from '#app/dashboards/exhibitor/overview.texts.ts';
import type { ExhibitorProfile } from '#features/companies/profile/company-profile.contract.ts';
import type { Text } from '#platform/i18n/texts.ts';

type ProfileStep = { readonly text: Text; isDone(profile: ExhibitorProfile): boolean };

/** The profile facts that visitors look for, the most important first. */
const steps: readonly ProfileStep[] = [
  { text: texts.stepConfirm, isDone: (profile) => profile.email_confirmed },
  { text: texts.stepLogo, isDone: ({ logo_path }) => Boolean(logo_path) },
  { text: texts.stepDescription, isDone: (profile) => Boolean(profile.company_description) },
  {
    text: texts.stepArabic,
    isDone: (profile) => Boolean(profile.company_name_ar && profile.company_description_ar),
  },
  { text: texts.stepAddress, isDone: ({ company_address }) => Boolean(company_address) },
  { text: texts.stepWebsite, isDone: ({ company_website }) => Boolean(company_website) },
  { text: texts.stepLinks, isDone: (profile) => Boolean(profile.company_social_links) },
];

/** The completeness of a profile, and the first step that is still open. */
export function profileCompleteness(profile: ExhibitorProfile): {
  readonly percent: number;
  readonly next: Text | undefined;
} {
  const open = steps.filter(({ isDone }) => !isDone(profile));
  const percent = Math.round(((steps.length - open.length) / steps.length) * 100);
  return { percent, next: open[0]?.text };
}

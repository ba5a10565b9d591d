import type { companyCategories } from '#features/companies/category-names.ts';
import { exhibitorsTexts } from '#features/companies/exhibitors/exhibitors.texts.ts';
import { findOperatorAddress, readSiteName } from '#features/site/server/public.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { type Language, localizePath } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { queueMail } from '#platform/mail/mail.ts';

type Applicant = { readonly email: string; readonly language: Language };

type Application = {
  readonly company_name: string;
  readonly company_type: (typeof companyCategories)[number];
  readonly company_email: string;
  readonly company_phone: string;
  readonly phone_country: string;
};

/** Mails the applicant that the application arrived, and the operator that it waits. */
export async function mailAboutApplication(
  connection: Connection,
  application: Application,
  { email, language }: Applicant,
  { appUrl, adminEmail }: Pick<OperationContext, 'appUrl' | 'adminEmail'>,
): Promise<void> {
  const t = translateIn(language);
  const company = application.company_name;
  const site = await readSiteName(connection, language);
  const operator = await findOperatorAddress(connection, adminEmail);
  await queueMail(connection, {
    recipient: email,
    subject: t(exhibitorsTexts.appliedSubject),
    body: t(exhibitorsTexts.appliedBody, { company, site, address: appUrl }),
    language,
    topic: 'exhibitor-application',
  });
  if (!operator) return;
  await queueMail(connection, {
    recipient: operator,
    replyTo: email,
    subject: t(exhibitorsTexts.operatorSubject, { company }),
    body: t(exhibitorsTexts.operatorBody, {
      company,
      type: t(exhibitorsTexts[application.company_type]),
      email: application.company_email,
      phone: `${application.phone_country} ${application.company_phone}`,
      account: email,
      link: appUrl + localizePath(language, '/admin/applications'),
    }),
    language,
    topic: `exhibitor-application:${email}`,
  });
}

const settingsPage = '/user/dashboard/settings';

/** The mail for each decision, and the page it links to. */
const decisionMails = {
  approve: {
    subject: exhibitorsTexts.approvalSubject,
    body: exhibitorsTexts.approvalBody,
    page: settingsPage,
  },
  reject: {
    subject: exhibitorsTexts.rejectionSubject,
    body: exhibitorsTexts.rejectionBody,
    page: '/contact',
  },
  restrict: {
    subject: exhibitorsTexts.restrictionSubject,
    body: exhibitorsTexts.restrictionBody,
    page: '/contact',
  },
  lift: {
    subject: exhibitorsTexts.liftedSubject,
    body: exhibitorsTexts.liftedBody,
    page: settingsPage,
  },
} as const;

export type Decision = keyof typeof decisionMails;

export async function mailAboutDecision(
  connection: Connection,
  decided: { readonly decision: Decision; readonly company: string; readonly reason?: string },
  { email, language }: Applicant,
  appUrl: string,
): Promise<void> {
  const t = translateIn(language);
  const { subject, body, page } = decisionMails[decided.decision];
  const site = await readSiteName(connection, language);
  const link = appUrl + localizePath(language, page);
  const { company, reason = '' } = decided;
  await queueMail(connection, {
    recipient: email,
    subject: t(subject),
    body: t(body, { company, site, link, reason }),
    language,
  });
}

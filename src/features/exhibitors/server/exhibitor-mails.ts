import type pg from 'pg';
import { readContactInfo } from '#features/contact/server/public.ts';
import type { companyCategories } from '#features/exhibitors/exhibitors.contract.ts';
import { exhibitorsTexts } from '#features/exhibitors/exhibitors.texts.ts';
import { readSiteName } from '#features/site/server/public.ts';
import { type Language, localizePath } from '#platform/i18n/languages.ts';
import { sayIn } from '#platform/i18n/server-say.ts';
import { queueMail } from '#platform/mail/mail.ts';

type Connection = Pick<pg.Pool, 'query'> & Pick<pg.ClientBase, 'query'>;

export type Applicant = { readonly email: string; readonly language: Language };

type Application = {
  readonly company_name: string;
  readonly company_type: (typeof companyCategories)[number];
  readonly company_email: string;
  readonly company_phone: string;
  readonly phone_country: string;
};

/** To the applicant that it arrived, to the operator that it waits. */
export async function mailAboutApplication(
  connection: Connection,
  application: Application,
  { email, language }: Applicant,
  appUrl: string,
): Promise<void> {
  const say = sayIn(language);
  const company = application.company_name;
  const site = await readSiteName(connection, language);
  const { email: operator } = await readContactInfo(connection, language);
  await queueMail(connection, {
    recipient: email,
    subject: say(exhibitorsTexts.appliedSubject),
    body: say(exhibitorsTexts.appliedBody, { company, site, address: appUrl }),
    language,
  });
  await queueMail(connection, {
    recipient: operator,
    replyTo: email,
    subject: say(exhibitorsTexts.operatorSubject, { company }),
    body: say(exhibitorsTexts.operatorBody, {
      company,
      type: say(exhibitorsTexts[application.company_type]),
      email: application.company_email,
      phone: `${application.phone_country} ${application.company_phone}`,
      account: email,
    }),
    language,
  });
}

export async function mailAboutApproval(
  connection: Connection,
  company: string,
  { email, language }: Applicant,
  appUrl: string,
): Promise<void> {
  const say = sayIn(language);
  const site = await readSiteName(connection, language);
  const link = appUrl + localizePath(language, '/user/dashboard/settings');
  await queueMail(connection, {
    recipient: email,
    subject: say(exhibitorsTexts.approvalSubject),
    body: say(exhibitorsTexts.approvalBody, { company, site, link }),
    language,
  });
}

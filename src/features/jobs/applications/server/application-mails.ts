import { applicationMailTexts as texts } from '#features/jobs/applications/application-mails.texts.ts';
import {
  ownStatusText,
  type PipelineStatus,
} from '#features/jobs/applications/application-statuses.ts';
import { hasEntitlement } from '#features/subscriptions/server/public.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { type Language, localizePath } from '#platform/i18n/languages.ts';
import type { Text, TextValues } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type HeldMail, holdMail } from '#platform/mail/held-mails.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { MailLane } from '#platform/mail/mail-lanes.ts';
import type { JobNames, MailFacts } from './mail-facts.ts';

/** Mails go to the address with which the person signs in, because that one is proven. */
export type MailApplicant = {
  readonly name: string;
  readonly accountEmail: string;
  readonly language: Language;
};

type Letter = {
  readonly recipient: string;
  readonly replyTo?: string;
  readonly language: Language;
  readonly subject: Text;
  readonly body: Text;
  readonly path: string;
  readonly topic: string;
  readonly lane?: MailLane;
  /** Hold by which the mail can still be withdrawn. */
  readonly hold?: string;
  readonly values: TextValues;
};

function compose(job: JobNames, letter: Letter, appUrl: string): HeldMail {
  const { recipient, replyTo, language, subject, body, path, topic, lane } = letter;
  const t = translateIn(language);
  const values = {
    job: inLanguage(language, job.title, job.title_ar),
    company: inLanguage(language, job.company_name, job.company_name_ar),
    address: appUrl + localizePath(language, path),
    ...letter.values,
  };
  return {
    recipient,
    replyTo,
    language,
    topic,
    lane,
    subject: t(subject, values),
    body: t(body, values),
  };
}

async function send(client: Connection, job: JobNames, letter: Letter, appUrl: string) {
  const mail = compose(job, letter, appUrl);
  if (letter.hold === undefined) await queueMail(client, mail);
  else await holdMail(client, letter.hold, mail);
}

const OWN_PATH = '/user/dashboard/my-jobs';

function toApplicant(
  { accountEmail, language, name }: MailApplicant,
  { job_id: job }: JobNames,
  values: TextValues,
) {
  const topic = `job:${job}`;
  return { recipient: accountEmail, language, path: OWN_PATH, topic, values: { name, ...values } };
}

export type MailParts<Facts = MailFacts> = {
  readonly facts: Facts;
  readonly applicant: MailApplicant;
  readonly appUrl: string;
};

/**
 * Mails the company if its plan includes notifications; the list of applicants shows the application in any case. A
 * reply goes to the applicant. If the person's account is erased, so is this mail.
 */
async function tellCompany(
  client: Connection,
  { facts, applicant, appUrl }: MailParts,
  { values = {}, ...words }: Pick<Letter, 'subject' | 'body'> & { values?: TextValues },
): Promise<void> {
  const { company_email: recipient } = facts;
  if (recipient === null) return;
  const asked = { companyId: facts.company_id, now: new Date() };
  if (!(await hasEntitlement(client, 'notifications', asked))) return;
  const letter = {
    ...words,
    recipient,
    replyTo: applicant.accountEmail,
    language: facts.company_language,
    path: `/exhibitor/dashboard/jobs/applicants/${facts.job_id}`,
    topic: `job:${facts.job_id}:${applicant.accountEmail}`,
    values: { name: applicant.name, ...values },
  };
  await send(client, facts, letter, appUrl);
}

export async function mailAboutApplying(
  client: Connection,
  parts: MailParts,
  { cv, email, answerBy }: { cv: string; email: string; answerBy: CalendarDate },
): Promise<void> {
  const { facts, applicant, appUrl } = parts;
  const day = showDate(answerBy, applicant.language);
  const own = { ...toApplicant(applicant, facts, { cv, day }), subject: texts.sentSubject };
  await send(client, facts, { ...own, body: texts.sentBody }, appUrl);
  const theirs = { subject: texts.receivedSubject, body: texts.receivedBody };
  await tellCompany(client, parts, { ...theirs, values: { email } });
}

export async function mailAboutWithdrawing(client: Connection, parts: MailParts): Promise<void> {
  await tellCompany(client, parts, { subject: texts.withdrawnSubject, body: texts.withdrawnBody });
}

/** Statuses that applicants are told about: those a company sets, and `unanswered`. */
type ToldStatus = PipelineStatus | 'unanswered';

function moveLetter({ facts, applicant }: MailParts<JobNames>, status: ToldStatus): Letter {
  const values = { status: ownStatusText(status), sentence: texts[status] };
  const own = { ...toApplicant(applicant, facts, values), subject: texts.movedSubject };
  return { ...own, body: texts.movedBody };
}

/** The mail to the applicant, word for word. */
export function previewMove(parts: MailParts<JobNames>, status: PipelineStatus): HeldMail {
  return compose(parts.facts, moveLetter(parts, status), parts.appUrl);
}

export async function mailAboutMove(
  client: Connection,
  parts: MailParts<JobNames>,
  { status, hold }: { readonly status: ToldStatus; readonly hold?: string },
): Promise<void> {
  await send(client, parts.facts, { ...moveLetter(parts, status), hold }, parts.appUrl);
}

/** In the `mass` lane, because a leaving company can affect many people at once. */
export async function mailAboutRemovedJob(
  client: Connection,
  { facts, applicant, appUrl, hold }: MailParts<JobNames> & { readonly hold?: string },
): Promise<void> {
  const own = { ...toApplicant(applicant, facts, {}), subject: texts.removedSubject };
  await send(client, facts, { ...own, body: texts.removedBody, lane: 'mass', hold }, appUrl);
}

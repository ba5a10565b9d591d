import {
  Banknote,
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  CalendarDays,
  GraduationCap,
  Hash,
  IdCard,
  MapPin,
  MessageCircleReply,
  Stethoscope,
  TrendingUp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { jobPageTexts } from '#features/jobs/job-page.texts.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { showDate, showHijriDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { usePageTime } from '#platform/pages/page-time.ts';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { type Fact, FactList } from '#ui/display/fact-list.tsx';
import type { Job } from './job-card.tsx';
import { postedText } from './posted-text.ts';
import { formatSalary } from './salary.ts';

type JobFactsProps = {
  job: Job;
  /** Includes the company, where nothing else names it. */
  named?: boolean;
  className?: string;
};

/** A job's facts; those not stated are left out. */
export function JobFacts({ job, named = false, className }: JobFactsProps) {
  const t = useTranslate();
  const now = usePageTime();
  const employment = [job.employment_kind_name, job.workplace_name].filter(Boolean).join(' · ');
  const facts: Fact[] = [];
  const tell = (id: string, icon: ReactNode, term: string, value: ReactNode) => {
    if (value) facts.push({ id, icon, term, value });
  };
  tell('company', <Building2 />, t(jobsTexts.company), named && <CompanyLink job={job} />);
  tell('profession', <Stethoscope />, t(jobPageTexts.profession), job.profession_name);
  tell('employment', <BriefcaseBusiness />, t(jobPageTexts.employment), employment);
  tell('location', <MapPin />, t(jobsTexts.location), job.location ?? job.country_name);
  const salary = formatSalary(t, job);
  tell('salary', <Banknote />, t(jobsTexts.salary), salary ?? t(jobPageTexts.notStated));
  const years = job.experience_years;
  const experience = years !== null && t(jobPageTexts.years, { years });
  tell('experience', <TrendingUp />, t(jobPageTexts.experience), experience);
  tell('education', <GraduationCap />, t(jobPageTexts.education), job.education_name);
  tell('licence', <IdCard />, t(jobPageTexts.licence), job.licence_name);
  const posted = <JobDate date={job.job_start_date} />;
  tell('posted', <CalendarDays />, t(postedText(job, now)), posted);
  const expires = <JobDate date={job.job_expiry_date} />;
  tell('expires', <CalendarClock />, t(jobsTexts.expires), expires);
  const days = job.answer_within_days;
  tell('answer', <MessageCircleReply />, t(jobPageTexts.answer), t(jobPageTexts.within, { days }));
  tell('reference', <Hash />, t(jobsTexts.reference), <Reference job={job} />);
  return <FactList facts={facts} className={className} />;
}

function CompanyLink({ job }: { job: Job }) {
  return (
    <Link
      to={`/company/${job.company_id}`}
      className="text-action underline-offset-4 hover:underline"
    >
      {job.company_name}
    </Link>
  );
}

function Reference({ job }: { job: Job }) {
  return (
    <span className="inline-flex items-center gap-1">
      <bdi className="whitespace-nowrap font-mono text-sm">{job.job_ref}</bdi>
      <span className="-my-2 print:hidden">
        <CopyButton text={job.job_ref} />
      </span>
    </span>
  );
}

function JobDate({ date }: { date: string }) {
  const language = useLanguage();
  return (
    <>
      <time dateTime={date}>{showDate(date, language)}</time>
      {language === 'ar' && <span className="block text-muted text-sm">{showHijriDate(date)}</span>}
    </>
  );
}

import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountTypeText } from '#features/accounts/public.ts';
import type { Session } from '#features/accounts/web/public.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { applicationState, type OwnApplication } from './application-state.ts';

export type ApplicationAreaProps = {
  session: Session | null;
  application: OwnApplication;
  /** The sign-in page, which leads back here. */
  loginHref?: string;
  /** The form for job seekers. */
  form?: ReactNode;
};

/** The application form, or the reason why the visitor cannot apply. */
export function ApplicationArea({
  session,
  application,
  form,
  loginHref = '/login',
}: ApplicationAreaProps) {
  const t = useTranslate();
  const local = useLocalPath();
  const state = applicationState(session, application);
  if (state === 'form' || state === 'submitting') {
    const submitting = state === 'submitting';
    // The form stays mounted while submitting, so that its input is kept if it fails.
    return (
      <>
        {submitting && <Waiting>{t(jobsTexts.submitting)}</Waiting>}
        <div hidden={submitting}>{form}</div>
      </>
    );
  }
  if (state === 'checking') return <Waiting>{t(jobsTexts.checkingStatus)}</Waiting>;
  if (state === 'applied') return <Applied application={application} />;
  if (state === 'cannot-apply') {
    const type = t(accountTypeText(session?.userType ?? null));
    return <p className="text-soft">{t(jobsTexts.onlyJobSeekers, { type })}</p>;
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-soft">{t(jobsTexts.loginRequired)}</p>
      <Button href={local(loginHref)}>{t(jobsTexts.login)}</Button>
    </div>
  );
}

export function Waiting({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-3 text-soft">
      <Spinner />
      {children}
    </p>
  );
}

function Applied({ application }: { application: OwnApplication }) {
  const t = useTranslate();
  const language = useLanguage();
  const date = application.kind === 'applied' ? application.date : undefined;
  return (
    <div className="flex gap-3">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
      <div>
        <p className="font-semibold">{t(jobsTexts.alreadyApplied)}</p>
        <p className="text-soft">
          {date
            ? t(jobsTexts.appliedOn, { date: showDate(date, language) })
            : t(jobsTexts.appliedBefore)}
        </p>
        <Link
          to="/user/dashboard/my-jobs"
          className="mt-2 inline-block text-action underline-offset-4 hover:underline"
        >
          {t(jobsTexts.myApplications)}
        </Link>
      </div>
    </div>
  );
}

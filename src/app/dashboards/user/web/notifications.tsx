import { BriefcaseMedical, CalendarClock, CircleUserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { userDashboardTexts } from '#app/dashboards/user/user-dashboard.texts.ts';
import { userDashboard } from '#features/accounts/dashboard-paths.ts';
import { getNotifications } from '#features/accounts/profile/profile.contract.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** News for the account, in three sentences. */
export function Notifications() {
  const t = useTranslate();
  return (
    <section className="grid gap-3 rounded-xl bg-sunken p-4">
      <h2 className="font-semibold text-sm">{t(userDashboardTexts.notifications)}</h2>
      <Sentences />
    </section>
  );
}

function Sentences() {
  const t = useTranslate();
  const { data, error } = useCall(getNotifications, {});
  if (error) {
    return <p className="text-muted text-sm">{t(userDashboardTexts.notificationsFailed)}</p>;
  }
  if (!data) return <Skeleton lines={3} />;
  const { new_jobs, upcoming_events, profile_completion: percent } = data;
  return (
    <ul className="grid gap-1 text-sm">
      <Sentence to="/jobs" icon={<BriefcaseMedical />}>
        {t(userDashboardTexts.newJobs, { count: new_jobs })}
      </Sentence>
      <Sentence to={`${userDashboard}/my-events`} icon={<CalendarClock />}>
        {t(userDashboardTexts.upcomingEvents, { count: upcoming_events })}
      </Sentence>
      <Sentence to={`${userDashboard}/profile`} icon={<CircleUserRound />}>
        {t(userDashboardTexts.profileCompletion, { percent })}
      </Sentence>
    </ul>
  );
}

function Sentence({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-8 items-center gap-2.5 text-soft underline-offset-4 hover:text-action hover:underline [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-action"
      >
        {icon}
        {children}
      </Link>
    </li>
  );
}

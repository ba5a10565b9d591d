import { BellRing, BriefcaseMedical, CalendarDays } from 'lucide-react';
import { userDashboard } from '#features/accounts/dashboard-paths.ts';
import { profileTexts as texts } from '#features/accounts/profile/profile.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { Card } from '#ui/layout/card.tsx';

const steps = [
  { to: '/jobs', icon: BriefcaseMedical, text: texts.nextJobs, hint: texts.nextJobsHint },
  {
    to: `${userDashboard}/settings#saved-searches`,
    icon: BellRing,
    text: texts.nextAlerts,
    hint: texts.nextAlertsHint,
  },
  { to: '/events', icon: CalendarDays, text: texts.nextEvents, hint: texts.nextEventsHint },
];

/** Suggestions for a job seeker, whom every sign-in leads to the profile. */
export function NextSteps() {
  const t = useTranslate();
  return (
    <Card as="section">
      <h2 className="font-semibold text-lg">{t(texts.next)}</h2>
      <ul className="mt-2 divide-y divide-line">
        {steps.map(({ to, icon: Icon, text, hint }) => (
          <li key={text.id} className="relative flex gap-3 py-4 last:pb-0">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
            <div className="min-w-0">
              <Link
                to={to}
                className="font-medium outline-none after:absolute after:inset-0 after:rounded-lg hover:text-action focus-visible:after:outline-2 focus-visible:after:outline-action"
              >
                {t(text)}
              </Link>
              <p className="mt-0.5 text-muted text-sm">{t(hint)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

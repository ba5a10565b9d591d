import { Briefcase, CalendarDays, Settings, UserRound } from 'lucide-react';
import { userDashboardTexts } from '#app/dashboards/user/user-dashboard.texts.ts';
import type { FrameLink } from '#app/dashboards/web/frame-links.ts';
import { userDashboard } from '#features/accounts/dashboard-paths.ts';

/** The entries of the job seeker's menu. */
export const dashboardPages: readonly FrameLink[] = [
  { path: `${userDashboard}/profile`, text: userDashboardTexts.profile, icon: <UserRound /> },
  { path: `${userDashboard}/my-events`, text: userDashboardTexts.myEvents, icon: <CalendarDays /> },
  { path: `${userDashboard}/my-jobs`, text: userDashboardTexts.myJobs, icon: <Briefcase /> },
  { path: `${userDashboard}/settings`, text: userDashboardTexts.settings, icon: <Settings /> },
];

import { Briefcase, CalendarDays, Settings, UserRound } from 'lucide-react';
import { userDashboard } from '#features/accounts/dashboard-paths.ts';
import { settingsTexts } from '#features/accounts/settings.texts.ts';
import { userDashboardTexts } from '#features/accounts/user-dashboard.texts.ts';
import type { FrameLink } from './account-frame.tsx';

/** The entries of the job seeker's menu. */
export const dashboardPages: readonly FrameLink[] = [
  { path: `${userDashboard}/profile`, text: userDashboardTexts.profile, icon: <UserRound /> },
  { path: `${userDashboard}/my-events`, text: userDashboardTexts.myEvents, icon: <CalendarDays /> },
  { path: `${userDashboard}/my-jobs`, text: userDashboardTexts.myJobs, icon: <Briefcase /> },
  { path: `${userDashboard}/settings`, text: userDashboardTexts.settings, icon: <Settings /> },
];

/** Parts of the settings one can look for by name. */
export const settingsSections = {
  exhibitor: { id: 'exhibitor', text: settingsTexts.exhibitorTitle },
  language: { id: 'language', text: settingsTexts.languageTitle },
  sessions: { id: 'sessions', text: settingsTexts.sessionsTitle },
  data: { id: 'data', text: settingsTexts.dataTitle },
  erase: { id: 'erase', text: settingsTexts.eraseTitle },
} as const;

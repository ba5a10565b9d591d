import {
  Building2,
  Inbox,
  KeyRound,
  LayoutDashboard,
  Newspaper,
  ScrollText,
  ShieldCheck,
  Star,
  Users,
} from 'lucide-react';
import { adminTexts as texts } from '#app/console/console.texts.ts';
import type { FrameLink } from '#app/dashboards/web/account-frame.tsx';
import { apiKeysTexts } from '#features/api-keys/api-keys.texts.ts';
import { contentLinks } from './content-links.tsx';

/** The pages of the console, in the order of the menu. */
export const consoleLinks: readonly FrameLink[] = [
  { path: '/admin', text: texts.start, icon: <LayoutDashboard /> },
  { path: '/admin/applications', text: texts.applications, icon: <Inbox /> },
  { path: '/admin/companies', text: texts.companies, icon: <Building2 /> },
  { path: '/admin/content', text: texts.published, icon: <Newspaper /> },
  { path: '/admin/showcase', text: texts.showcase, icon: <Star /> },
  { path: '/admin/users', text: texts.users, icon: <Users /> },
  { path: '/admin/api-keys', text: apiKeysTexts.consoleTitle, icon: <KeyRound /> },
  ...contentLinks,
  { path: '/admin/audit', text: texts.audit, icon: <ScrollText /> },
  { path: '/admin/security', text: texts.security, icon: <ShieldCheck /> },
];

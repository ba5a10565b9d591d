import {
  Building2,
  Inbox,
  LayoutDashboard,
  ScrollText,
  ShieldCheck,
  Star,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { adminTexts as texts } from '#features/admin/admin.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { contentLinks } from './content-links.tsx';

export type ConsoleLink = { readonly path: string; readonly text: Text; readonly icon: ReactNode };

/** The pages of the console, in the order of the menu; the start page has the console's own address. */
export const consoleLinks: readonly ConsoleLink[] = [
  { path: '', text: texts.start, icon: <LayoutDashboard /> },
  { path: 'applications', text: texts.applications, icon: <Inbox /> },
  { path: 'companies', text: texts.companies, icon: <Building2 /> },
  { path: 'showcase', text: texts.showcase, icon: <Star /> },
  { path: 'users', text: texts.users, icon: <Users /> },
  ...contentLinks,
  { path: 'audit', text: texts.audit, icon: <ScrollText /> },
  { path: 'security', text: texts.security, icon: <ShieldCheck /> },
];

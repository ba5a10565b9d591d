import {
  Building2,
  CircleHelp,
  Handshake,
  Inbox,
  Layers,
  LayoutDashboard,
  Megaphone,
  Replace,
  Settings,
  Star,
  TicketPercent,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { adminTexts as texts } from '#features/admin/admin.texts.ts';
import { faqCollectionTexts } from '#features/content/faq.collection.texts.ts';
import { couponsTexts } from '#features/payments/coupons.collection.texts.ts';
import { synonymsTexts } from '#features/search/synonyms.collection.texts.ts';
import { settingsTexts } from '#features/site/settings.texts.ts';
import {
  sponsorLinesTexts,
  sponsorLogosTexts,
} from '#features/sponsors/sponsors.collection.texts.ts';
import { plansTexts } from '#features/subscriptions/plans.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

export type ConsoleLink = { readonly path: string; readonly text: Text; readonly icon: ReactNode };

/** The pages of the console, in the order of the menu; the start page has the console's own address. */
export const consoleLinks: readonly ConsoleLink[] = [
  { path: '', text: texts.start, icon: <LayoutDashboard /> },
  { path: 'applications', text: texts.applications, icon: <Inbox /> },
  { path: 'companies', text: texts.companies, icon: <Building2 /> },
  { path: 'showcase', text: texts.showcase, icon: <Star /> },
  { path: 'users', text: texts.users, icon: <Users /> },
  { path: 'plans', text: plansTexts.heading, icon: <Layers /> },
  { path: 'coupons', text: couponsTexts.Many, icon: <TicketPercent /> },
  { path: 'sponsor-lines', text: sponsorLinesTexts.Many, icon: <Megaphone /> },
  { path: 'sponsor-logos', text: sponsorLogosTexts.Many, icon: <Handshake /> },
  { path: 'faq', text: faqCollectionTexts.heading, icon: <CircleHelp /> },
  { path: 'synonyms', text: synonymsTexts.heading, icon: <Replace /> },
  { path: 'settings', text: settingsTexts.heading, icon: <Settings /> },
];

import {
  Building2,
  Flag,
  Inbox,
  KeyRound,
  Layers,
  LayoutDashboard,
  Mail,
  MessageSquare,
  Newspaper,
  Receipt,
  Scale,
  ScrollText,
  SearchX,
  Settings,
  ShieldCheck,
  Star,
  Users,
} from 'lucide-react';
import { adminTexts as texts } from '#app/console/console.texts.ts';
import { mailsTexts } from '#app/console/mails/mails.texts.ts';
import type { FrameGroup, FrameLink } from '#app/dashboards/web/frame-links.ts';
import { loadListLinks } from '#app/dashboards/web/list-links.ts';
import { features } from '#app/features.ts';
import { apiKeysTexts } from '#features/api-keys/api-keys.texts.ts';
import { reportsTexts } from '#features/enquiries/reports/reports.texts.ts';
import { ordersTexts } from '#features/payments/orders.texts.ts';
import { missesTexts } from '#features/search/misses.texts.ts';
import { messagesTexts } from '#features/site/contact/messages.texts.ts';
import { legalTexts } from '#features/site/content/legal.texts.ts';
import { settingsTexts } from '#features/site/settings/settings.texts.ts';
import { plansTexts } from '#features/subscriptions/plans.texts.ts';

const lists = await loadListLinks(
  '/admin',
  features.flatMap(({ console }) => console ?? []),
);

/** Lists that have a place in the menu outside the site's content, by their path. */
const selling = ['/admin/coupons'];
const searching = ['/admin/synonyms'];
const among = (paths: readonly string[]) => lists.filter(({ path }) => paths.includes(path));

/** The console's menu in groups; what waits for a decision comes first. */
export const consoleGroups: readonly FrameGroup[] = [
  { links: [{ path: '/admin', text: texts.start, icon: <LayoutDashboard /> }] },
  {
    text: texts.desk,
    links: [
      { path: '/admin/applications', text: texts.applications, icon: <Inbox /> },
      { path: '/admin/messages', text: messagesTexts.title, icon: <MessageSquare /> },
      { path: '/admin/enquiries', text: reportsTexts.title, icon: <Flag /> },
      { path: '/admin/orders', text: ordersTexts.title, icon: <Receipt /> },
      { path: '/admin/mails', text: mailsTexts.title, icon: <Mail /> },
    ],
  },
  {
    text: texts.directory,
    links: [
      { path: '/admin/companies', text: texts.companies, icon: <Building2 /> },
      { path: '/admin/users', text: texts.users, icon: <Users /> },
      { path: '/admin/content', text: texts.published, icon: <Newspaper /> },
      { path: '/admin/api-keys', text: apiKeysTexts.consoleTitle, icon: <KeyRound /> },
    ],
  },
  {
    text: texts.site,
    links: [
      { path: '/admin/showcase', text: texts.showcase, icon: <Star /> },
      ...lists.filter(({ path }) => ![...selling, ...searching].includes(path)),
      { path: '/admin/legal', text: legalTexts.heading, icon: <Scale /> },
      { path: '/admin/settings', text: settingsTexts.heading, icon: <Settings /> },
    ],
  },
  {
    text: texts.selling,
    links: [
      { path: '/admin/plans', text: plansTexts.heading, icon: <Layers /> },
      ...among(selling),
    ],
  },
  {
    text: texts.searching,
    links: [
      ...among(searching),
      { path: '/admin/searches', text: missesTexts.title, icon: <SearchX /> },
    ],
  },
  {
    text: texts.safety,
    links: [
      { path: '/admin/audit', text: texts.audit, icon: <ScrollText /> },
      { path: '/admin/security', text: texts.security, icon: <ShieldCheck /> },
    ],
  },
];

export const consoleLinks: readonly FrameLink[] = consoleGroups.flatMap(({ links }) => links);

const searched = [
  'applications',
  'messages',
  'enquiries',
  'orders',
  'mails',
  'companies',
  'users',
  'content',
];

export function isList(path: string): boolean {
  return (
    searched.some((name) => path === `/admin/${name}`) || lists.some((one) => one.path === path)
  );
}

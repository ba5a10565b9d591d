import { Layers, Mail, MessageSquare, Receipt, Scale, SearchX, Settings } from 'lucide-react';
import { mailsTexts } from '#app/console/mails/mails.texts.ts';
import type { FrameLink } from '#app/dashboards/web/account-frame.tsx';
import { loadListLinks } from '#app/dashboards/web/list-links.ts';
import { features } from '#app/features.ts';
import { ordersTexts } from '#features/payments/orders.texts.ts';
import { missesTexts } from '#features/search/misses.texts.ts';
import { messagesTexts } from '#features/site/contact/messages.texts.ts';
import { legalTexts } from '#features/site/content/legal.texts.ts';
import { settingsTexts } from '#features/site/settings/settings.texts.ts';
import { plansTexts } from '#features/subscriptions/plans.texts.ts';

/** What the operator shows, sells and answers. */
export const contentLinks: readonly FrameLink[] = [
  { path: '/admin/orders', text: ordersTexts.title, icon: <Receipt /> },
  { path: '/admin/messages', text: messagesTexts.title, icon: <MessageSquare /> },
  { path: '/admin/mails', text: mailsTexts.title, icon: <Mail /> },
  { path: '/admin/plans', text: plansTexts.heading, icon: <Layers /> },
  ...(await loadListLinks(
    '/admin',
    features.flatMap(({ console }) => console ?? []),
  )),
  { path: '/admin/searches', text: missesTexts.title, icon: <SearchX /> },
  { path: '/admin/legal', text: legalTexts.heading, icon: <Scale /> },
  { path: '/admin/settings', text: settingsTexts.heading, icon: <Settings /> },
];

import {
  CircleHelp,
  Handshake,
  Layers,
  Mail,
  Megaphone,
  MessageSquare,
  Receipt,
  Replace,
  Scale,
  Settings,
  TicketPercent,
} from 'lucide-react';
import { adminTexts } from '#app/console/console.texts.ts';
import { mailsTexts } from '#app/console/mails/mails.texts.ts';
import type { FrameLink } from '#app/dashboards/web/account-frame.tsx';
import { couponsTexts } from '#features/payments/coupons.collection.texts.ts';
import { ordersTexts } from '#features/payments/orders.texts.ts';
import { synonymsTexts } from '#features/search/synonyms.collection.texts.ts';
import { messagesTexts } from '#features/site/contact/messages.texts.ts';
import { legalTexts } from '#features/site/content/legal.texts.ts';
import { settingsTexts } from '#features/site/settings/settings.texts.ts';
import {
  sponsorLinesTexts,
  sponsorLogosTexts,
} from '#features/site/sponsors/sponsors.collection.texts.ts';
import { plansTexts } from '#features/subscriptions/plans.texts.ts';

/** What the operator shows, sells and answers. */
export const contentLinks: readonly FrameLink[] = [
  { path: '/admin/orders', text: ordersTexts.title, icon: <Receipt /> },
  { path: '/admin/messages', text: messagesTexts.title, icon: <MessageSquare /> },
  { path: '/admin/mails', text: mailsTexts.title, icon: <Mail /> },
  { path: '/admin/plans', text: plansTexts.heading, icon: <Layers /> },
  { path: '/admin/coupons', text: couponsTexts.Many, icon: <TicketPercent /> },
  { path: '/admin/sponsor-lines', text: sponsorLinesTexts.Many, icon: <Megaphone /> },
  { path: '/admin/sponsor-logos', text: sponsorLogosTexts.Many, icon: <Handshake /> },
  { path: '/admin/faq', text: adminTexts.faq, icon: <CircleHelp /> },
  { path: '/admin/legal', text: legalTexts.heading, icon: <Scale /> },
  { path: '/admin/synonyms', text: synonymsTexts.heading, icon: <Replace /> },
  { path: '/admin/settings', text: settingsTexts.heading, icon: <Settings /> },
];

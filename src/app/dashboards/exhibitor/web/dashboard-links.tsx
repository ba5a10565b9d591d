import {
  Award,
  Briefcase,
  Building2,
  CalendarDays,
  CreditCard,
  HandHeart,
  LibraryBig,
  MapPin,
  Package,
  Settings,
  Stethoscope,
} from 'lucide-react';
import { exhibitorDashboardTexts as texts } from '#app/dashboards/exhibitor/exhibitor-dashboard.texts.ts';
import type { FrameLink } from '#app/dashboards/web/account-frame.tsx';

type DashboardLink = FrameLink & {
  /** The types of companies that see it; all, when left out. */
  readonly types?: readonly number[];
};

const links: readonly DashboardLink[] = [
  { path: 'profile', text: texts.profile, icon: <Building2 /> },
  { path: 'products', text: texts.products, icon: <Package />, types: [1, 2] },
  { path: 'services', text: texts.services, icon: <HandHeart />, types: [5] },
  { path: 'catalogs', text: texts.catalogs, icon: <LibraryBig /> },
  { path: 'jobs', text: texts.jobs, icon: <Briefcase /> },
  { path: 'events', text: texts.events, icon: <CalendarDays /> },
  { path: 'brands', text: texts.brands, icon: <Award /> },
  { path: 'branches', text: texts.branches, icon: <MapPin /> },
  { path: 'dr-info', text: texts.doctors, icon: <Stethoscope /> },
  { path: 'billing', text: texts.billing, icon: <CreditCard /> },
  { path: 'settings', text: texts.settings, icon: <Settings /> },
];

/** What a company of that type manages; while the type is not known, what every type does. */
export function linksOfType(type: number | null): readonly DashboardLink[] {
  return links
    .filter(({ types }) => !types || (type !== null && types.includes(type)))
    .map((link) => ({ ...link, path: `/exhibitor/dashboard/${link.path}` }));
}

import {
  AppWindow,
  Building2,
  CreditCard,
  LayoutDashboard,
  MessagesSquare,
  Settings,
} from 'lucide-react';
import { exhibitorDashboardTexts as texts } from '#app/dashboards/exhibitor/exhibitor-dashboard.texts.ts';
import type { FrameGroup } from '#app/dashboards/web/frame-links.ts';
import { type ListLink, loadListLinks } from '#app/dashboards/web/list-links.ts';
import { features } from '#app/features.ts';
import { embedsTexts } from '#features/embeds/embeds.texts.ts';
import { inboxTexts } from '#features/enquiries/inbox/inbox.texts.ts';
import { isListing } from './listing-paths.ts';

const base = '/exhibitor/dashboard';

const lists = await loadListLinks(
  base,
  features.flatMap(({ dashboard }) => dashboard ?? []),
);

type ListGroup = Omit<FrameGroup, 'links'> & { readonly links: readonly ListLink[] };

/** The dashboard's menu in groups: first what visitors look for, then the company itself. */
const groups: readonly ListGroup[] = [
  {
    links: [
      { path: `${base}/profile`, text: texts.profile, icon: <LayoutDashboard /> },
      { path: `${base}/enquiries`, text: inboxTexts.title, icon: <MessagesSquare /> },
    ],
  },
  { text: texts.listings, links: lists.filter(({ path }) => isListing(path)) },
  {
    text: texts.company,
    links: [
      { path: `${base}/company`, text: texts.companyInformation, icon: <Building2 /> },
      ...lists.filter(({ path }) => !isListing(path)),
      { path: `${base}/embeds`, text: embedsTexts.title, icon: <AppWindow /> },
    ],
  },
  {
    text: texts.account,
    links: [
      { path: `${base}/billing`, text: texts.billing, icon: <CreditCard /> },
      { path: `${base}/settings`, text: texts.settings, icon: <Settings /> },
    ],
  },
];

const links = groups.flatMap((group) => group.links);

/** The menu for companies of a type; lists that other types keep are left out. */
export function groupsOfType(type: number | null): readonly ListGroup[] {
  return groups.map((group) => ({
    ...group,
    links: group.links.filter(({ types }) => !types || (type !== null && types.includes(type))),
  }));
}

/** The links for companies of a type; with an unknown type, those that every type has. */
export function linksOfType(type: number | null): readonly ListLink[] {
  return groupsOfType(type).flatMap((group) => group.links);
}

export function isList(path: string): boolean {
  return lists.some((list) => list.path === path);
}

/** Whether a screen belongs to a list that only companies of other types keep. */
export function isOfOtherTypes(type: number | null, pathname: string): boolean {
  const link = links.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return link?.types !== undefined && (type === null || !link.types.includes(type));
}

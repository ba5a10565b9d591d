import { Building2, CreditCard, Settings } from 'lucide-react';
import { exhibitorDashboardTexts as texts } from '#app/dashboards/exhibitor/exhibitor-dashboard.texts.ts';
import { type ListLink, loadListLinks } from '#app/dashboards/web/list-links.ts';
import { features } from '#app/features.ts';

const base = '/exhibitor/dashboard';

const links: readonly ListLink[] = [
  { path: `${base}/profile`, text: texts.profile, icon: <Building2 /> },
  ...(await loadListLinks(
    base,
    features.flatMap(({ dashboard }) => dashboard ?? []),
  )),
  { path: `${base}/billing`, text: texts.billing, icon: <CreditCard /> },
  { path: `${base}/settings`, text: texts.settings, icon: <Settings /> },
];

/** What a company of that type manages; while the type is not known, what every type does. */
export function linksOfType(type: number | null): readonly ListLink[] {
  return links.filter(({ types }) => !types || (type !== null && types.includes(type)));
}

/** Whether a screen is of a list that only companies of other types keep. */
export function isOfOtherTypes(type: number | null, pathname: string): boolean {
  const link = links.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return link?.types !== undefined && (type === null || !link.types.includes(type));
}

import type { listAudit } from '#console/audit/audit.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';

export type Entry = CallAnswer<typeof listAudit>['entries'][number];

const found = (screen: string) => (words: string | null) =>
  words ? `${screen}?${new URLSearchParams({ search: words })}` : screen;

const companies = found('companies');
const published = ({ subject, label }: Entry) =>
  `content?${new URLSearchParams({ kind: subject, search: label ?? '' })}`;
const users = found('users');

/** The screen where a subject can be looked at, as it is now. */
const screens: Readonly<Record<string, (entry: Entry) => string>> = {
  company: ({ label }) => companies(label),
  account: ({ label }) => users(label),
  'second-factor': ({ label }) => (label ? users(label) : 'security'),
  product: published,
  catalog: published,
  event: published,
  job: published,
  order: ({ subject_id: id }) => found('orders')(id),
  message: ({ label }) => found('messages')(label),
  mail: ({ label }) => found('mails')(label),
  coupon: ({ label }) => found('coupons')(label),
  'sponsor line': ({ label }) => found('sponsor-lines')(label),
  'sponsor logo': ({ label }) => found('sponsor-logos')(label),
  question: ({ label }) => found('faq')(label),
  'synonym group': ({ label }) => found('synonyms')(label),
  'legal page': ({ subject_id: id }) => `legal?page=${id}`,
  plan: () => 'plans',
  settings: () => 'settings',
  'partner-logos': () => 'showcase?list=partners',
  'top-exhibitors': ({ subject_id: country }) => `showcase?list=top&country=${country}`,
};

export function findScreen(entry: Entry): string | undefined {
  const path = screens[entry.subject]?.(entry);
  return path && `/admin/${path}`;
}

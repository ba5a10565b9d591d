import { Clock, Mail, MapPin, Navigation, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { countsAs } from '#features/companies/public.ts';
import { companyEntriesTab } from '#features/companies/web/public.ts';
import { listCompanyBranches } from '#features/company-lists/branches/branches.contract.ts';
import { branchesTexts } from '#features/company-lists/branches/branches.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { type Coordinates, coordinatesOf, mapsLink } from '#platform/geo/coordinates.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { HoursList } from '#ui/display/hours-list.tsx';
import { PointMap } from '#ui/display/point-map.tsx';
import { Card } from '#ui/layout/card.tsx';

type Branch = CallAnswer<typeof listCompanyBranches>['branches'][number];

const linkClasses = 'break-words text-action underline-offset-4 hover:underline';

type BranchCardProps = {
  branch: Branch;
  /** The number of its point on the map. */
  number: number | undefined;
  company: number;
};

function BranchCard({ branch, number: point, company }: BranchCardProps) {
  const t = useTranslate();
  const { name, address, phone, phone_country: prefix, email, opening_hours: hours } = branch;
  const place = coordinatesOf(branch.coordinates);
  const number = phone && prefix ? `+${prefix} ${phone}` : phone;
  return (
    <Card as="li">
      <h2 className="flex items-baseline gap-2.5 font-semibold text-lg">
        {point && (
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-content-center rounded-full bg-action text-on-action text-sm tabular-nums"
          >
            {point}
          </span>
        )}
        <span className="min-w-0 break-words">{name}</span>
      </h2>
      <dl className="mt-3 grid gap-2">
        {address && (
          <Fact icon={<MapPin />} term={t(branchesTexts.address)}>
            {address}
          </Fact>
        )}
        {hours && (
          <Fact icon={<Clock />} term={t(branchesTexts.hours)}>
            <HoursList hours={hours} />
          </Fact>
        )}
        {number && (
          <Fact icon={<Phone />} term={t(branchesTexts.phone)}>
            <a
              {...countsAs('phone', company)}
              href={`tel:${number.replaceAll(' ', '')}`}
              className={linkClasses}
            >
              <bdi>{number}</bdi>
            </a>
          </Fact>
        )}
        {email && (
          <Fact icon={<Mail />} term={t(branchesTexts.email)}>
            <a href={`mailto:${email}`} className={linkClasses}>
              <bdi>{email}</bdi>
            </a>
          </Fact>
        )}
      </dl>
      {place && <MapsLink place={place} name={name} />}
    </Card>
  );
}

function MapsLink({ place, name }: { place: Coordinates; name: string }) {
  const t = useTranslate();
  return (
    <a
      href={mapsLink(place)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${t(branchesTexts.openInMaps)}: ${name}`}
      className="mt-3 inline-flex items-center gap-1.5 text-action text-sm underline-offset-4 hover:underline"
    >
      <Navigation aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      {t(branchesTexts.openInMaps)}
    </a>
  );
}

function Fact({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="relative ps-7">
      <dt>
        <span aria-hidden="true" className="absolute start-0 top-1 text-muted [&>svg]:size-4">
          {icon}
        </span>
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="text-soft">{children}</dd>
    </div>
  );
}

/** Branches with coordinates, in their order. */
const placed = (branches: readonly Branch[]) =>
  branches.filter(({ coordinates }) => coordinates !== null);

/** A single branch needs no map and thus no number. */
const numberOnMap = (branch: Branch, onMap: readonly Branch[]) =>
  (onMap.length > 1 && onMap.indexOf(branch) + 1) || undefined;

function BranchMap({ branches }: { branches: readonly Branch[] }) {
  const t = useTranslate();
  const places = branches.flatMap(({ name, coordinates }) => {
    const place = coordinatesOf(coordinates);
    return place ? [{ ...place, name }] : [];
  });
  return <PointMap label={t(branchesTexts.map)} places={places} />;
}

/** The BRANCHES tab of a company's page. */
export const branchesTab = companyEntriesTab(listCompanyBranches, {
  entriesOf: ({ branches }) => branches,
  texts: branchesTexts,
  className: 'grid gap-4 sm:grid-cols-2',
  entry: (branch, all, company) => (
    <BranchCard
      key={branch.id}
      branch={branch}
      number={numberOnMap(branch, placed(all))}
      company={company}
    />
  ),
  beside: (branches) => {
    const onMap = placed(branches);
    return onMap.length > 1 && <BranchMap branches={onMap} />;
  },
});

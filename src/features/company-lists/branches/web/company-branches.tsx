import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { companyEntriesTab } from '#features/companies/web/public.ts';
import { listCompanyBranches } from '#features/company-lists/branches/branches.contract.ts';
import { branchesTexts } from '#features/company-lists/branches/branches.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Card } from '#ui/layout/card.tsx';

type Branch = CallAnswer<typeof listCompanyBranches>['branches'][number];

const linkClasses = 'break-words text-action underline-offset-4 hover:underline';

function BranchCard({ branch }: { branch: Branch }) {
  const t = useTranslate();
  const { name, address, phone, phone_country: prefix, email } = branch;
  const number = phone && prefix ? `+${prefix} ${phone}` : phone;
  return (
    <Card as="li">
      <h2 className="break-words font-semibold text-lg">{name}</h2>
      <dl className="mt-3 grid gap-2">
        {address && (
          <Fact icon={<MapPin />} term={t(branchesTexts.address)}>
            {address}
          </Fact>
        )}
        {number && (
          <Fact icon={<Phone />} term={t(branchesTexts.phone)}>
            <a href={`tel:${number.replaceAll(' ', '')}`} className={linkClasses}>
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
    </Card>
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

/** The BRANCHES tab of a company. */
export const branchesTab = companyEntriesTab(listCompanyBranches, {
  entriesOf: ({ branches }) => branches,
  texts: branchesTexts,
  className: 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3',
  entry: (branch) => <BranchCard key={branch.id} branch={branch} />,
});

import { useState } from 'react';
import type { listPartnerLogos } from '#features/companies/companies.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { Link } from '#platform/pages/link.tsx';
import { partnerPath } from './carousel-position.ts';

export type Partner = CallAnswer<typeof listPartnerLogos>['partners'][number];

export function PartnerLogo({ partner, reachable }: { partner: Partner; reachable: boolean }) {
  const [broken, setBroken] = useState(false);
  const { company_name: name, company_logo: logo } = partner;
  const path = partnerPath(partner.id);
  const picture =
    logo && !broken ? (
      <img
        src={uploadAddress('companies', logo)}
        alt={name}
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
        className="size-(--logo) rounded-xl bg-paper object-contain"
        onError={() => setBroken(true)}
      />
    ) : (
      <span className="line-clamp-2 text-center text-soft text-sm">{name}</span>
    );
  return (
    <li
      aria-hidden={!reachable}
      className="grid w-(--step) shrink-0 place-items-center px-2"
      inert={!reachable}
    >
      {path ? (
        <Link to={path} className="rounded-xl">
          {picture}
        </Link>
      ) : (
        picture
      )}
    </li>
  );
}

import { BadgeCheck } from 'lucide-react';
import { useUserClaim } from '#features/accounts/web/public.ts';
import { getExhibitorStatus } from '#features/companies/exhibitors/exhibitors.contract.ts';
import { useVerifiedWords } from '#features/companies/web/verified-badge.tsx';
import { useCall } from '#platform/pages/use-call.ts';

/** The required badge on an exhibitor's own avatar, shown once the company is verified. */
export function OwnVerifiedBadge() {
  const words = useVerifiedWords();
  const verified = useCall(getExhibitorStatus, useUserClaim()).data?.verified;
  if (!verified) return null;
  return (
    <span
      role="img"
      aria-label={words(verified)}
      title={words(verified)}
      className="absolute end-0 bottom-0.5 rounded-full bg-surface text-action"
    >
      <BadgeCheck aria-hidden="true" className="size-4" />
    </span>
  );
}

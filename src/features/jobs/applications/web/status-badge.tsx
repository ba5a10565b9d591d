import {
  type ApplicationStatus,
  ownStatusText,
  statusText,
} from '#features/jobs/applications/application-statuses.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';

const tones: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  pending: 'neutral',
  reviewed: 'info',
  shortlisted: 'accent',
  interview: 'accent',
  offered: 'success',
  hired: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  unanswered: 'warning',
};

/** An application's status. The applicant reads "Applied" where the company reads "Pending". */
export function StatusBadge({ status, own }: { status: ApplicationStatus; own?: boolean }) {
  const t = useTranslate();
  return (
    <Badge dot tone={tones[status]}>
      {t(own ? ownStatusText(status) : statusText(status))}
    </Badge>
  );
}

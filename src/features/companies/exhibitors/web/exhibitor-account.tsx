import { useState } from 'react';
import { useUserClaim } from '#features/accounts/web/public.ts';
import { AddressState } from '#features/companies/address/web/address-state.tsx';
import {
  exhibitorStatus,
  getExhibitorStatus,
} from '#features/companies/exhibitors/exhibitors.contract.ts';
import { exhibitorsTexts } from '#features/companies/exhibitors/exhibitors.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { ApplicationForm } from './application-form.tsx';
import { StatusLine } from './status-line.tsx';
import { useModeSwitch } from './use-mode-switch.ts';

/**
 * The exhibitor part of the settings: apply, wait for the decision, switch modes. With `applying` the form is open from
 * the start.
 */
export function ExhibitorAccount({ applying }: { applying: boolean }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useCall(getExhibitorStatus, useUserClaim());
  if (error) {
    return (
      <ErrorState level={3} onRetry={() => void refetch()} retrying={isFetching}>
        {failureMessage(error, t(exhibitorsTexts.statusFailed))}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton lines={3} />;
  if (!data.has_account)
    return <Application applying={applying} onApplied={() => void refetch()} />;
  return <ApplicationStatus status={data} />;
}

type ApplicationProps = { applying: boolean; onApplied: () => void };

function Application({ applying, onApplied }: ApplicationProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(applying);
  return (
    <div className="grid gap-6">
      <Switch
        label={t(exhibitorsTexts.applyToggle)}
        help={t(exhibitorsTexts.applyLead)}
        checked={open}
        onChange={(event) => setOpen(event.target.checked)}
      />
      {open && <ApplicationForm onApplied={onApplied} />}
    </div>
  );
}

function ApplicationStatus({ status }: { status: CallAnswer<typeof getExhibitorStatus> }) {
  const t = useTranslate();
  const { failure, switching, switchTo } = useModeSwitch({ failed: exhibitorsTexts.toggleFailed });
  const isApproved = status.exhibitor_status === exhibitorStatus.approved;

  return (
    <div className="grid gap-4">
      <StatusLine status={status.exhibitor_status} company={status.company_name} />
      {status.company_email && status.email_confirmed === false && (
        <AddressState email={status.company_email} confirmed={false} />
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Switch
        label={t(exhibitorsTexts.modeToggle)}
        disabled={!isApproved || switching}
        checked={isApproved && (status.user_type === 1) !== switching}
        onChange={() => void switchTo(status.user_type === 1 ? 0 : 1)}
      />
    </div>
  );
}

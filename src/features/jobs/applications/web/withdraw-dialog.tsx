import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  checkApplicationStatus,
  getApplication,
  listUserApplications,
  withdrawApplication,
} from '#features/jobs/applications/applications.contract.ts';
import { myJobsTexts as texts } from '#features/jobs/applications/my-jobs.texts.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { useToast } from '#ui/feedback/toast-context.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import type { Application } from './application-card.tsx';

const MESSAGE_MS = 5000;
const changed = [listUserApplications, checkApplicationStatus, getApplication];

type WithdrawDialogProps = {
  application: Application | undefined;
  onClose: () => void;
  onDone: (applicationId: number) => void;
};

/** Asks for confirmation and withdraws an application. */
export function WithdrawDialog({ application, onClose, onDone }: WithdrawDialogProps) {
  const t = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const toaster = useToast();
  const [pending, setPending] = useState(false);

  async function withdraw() {
    if (!application) return;
    setPending(true);
    try {
      const { application_id } = application;
      const { message } = await client(withdrawApplication, { application_id });
      onDone(application_id);
      toaster.show({ message, tone: 'success', timeoutMs: MESSAGE_MS });
      await Promise.all(changed.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
    } catch (error) {
      const message = failureMessage(error, t(texts.withdrawFailed));
      toaster.show({ message, tone: 'danger', timeoutMs: MESSAGE_MS });
    } finally {
      setPending(false);
      onClose();
    }
  }

  const values = { job: application?.job_title ?? '', company: application?.company_name ?? '' };
  return (
    <ConfirmDialog
      open={application !== undefined}
      onClose={onClose}
      onConfirm={() => void withdraw()}
      pending={pending}
      tone="danger"
      title={t(texts.withdrawQuestion)}
      confirmLabel={t(texts.withdraw)}
    >
      {t(texts.withdrawWarning, values)}{' '}
      {t(application?.used_up ? texts.withdrawLast : texts.withdrawFirst)}
    </ConfirmDialog>
  );
}

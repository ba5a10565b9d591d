import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#features/accounts/web/public.ts';
import {
  checkApplicationStatus,
  listUserApplications,
} from '#features/jobs/applications/applications.contract.ts';
import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import { ApplicationArea } from '#features/jobs/web/application-area.tsx';
import type { OwnApplication } from '#features/jobs/web/application-state.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useToast } from '#ui/feedback/toast-context.ts';
import { ToastProvider } from '#ui/feedback/toast-provider.tsx';
import { ApplyForm } from './apply-form.tsx';
import { dayOf } from './known-applications.tsx';

const MESSAGE_MS = 5000;

type ApplyAreaProps = { jobId: number; answerWithinDays: number };

/** The application form of a job, or the state of one's application. */
export function ApplyArea(props: ApplyAreaProps) {
  // Public pages have no toasts of their own.
  return (
    <ToastProvider>
      <Area {...props} />
    </ToastProvider>
  );
}

function Area({ jobId, answerWithinDays }: ApplyAreaProps) {
  const t = useTranslate();
  const session = useSession();
  const queries = useQueryClient();
  const toaster = useToast();
  const [submitting, setSubmitting] = useState(false);
  const user_id = Number(session?.userId);
  const status = useCall(checkApplicationStatus, { job_id: jobId, user_id });

  function lookAgain() {
    void queries.invalidateQueries({ queryKey: [listUserApplications.path] });
    return status.refetch();
  }

  async function done(message: string) {
    toaster.show({ message, tone: 'success', timeoutMs: MESSAGE_MS });
    await lookAgain();
  }

  function applicationNow(): OwnApplication {
    if (status.isPending) return { kind: 'checking' };
    const made = status.data?.application;
    if (made) return { kind: 'applied', date: dayOf(made.created_at) };
    return { kind: submitting ? 'submitting' : 'none' };
  }

  if (status.error && session) {
    return (
      <Notice tone="danger" onRetry={() => void status.refetch()} retrying={status.isFetching}>
        {t(texts.checkFailed)}
      </Notice>
    );
  }
  return (
    <ApplicationArea
      session={session}
      application={applicationNow()}
      form={
        status.data &&
        (status.data.may_apply ? (
          <ApplyForm
            jobId={jobId}
            answerWithinDays={answerWithinDays}
            quota={status.data.quota}
            onSubmitting={setSubmitting}
            onDone={(message) => void done(message)}
            onApplied={() => void lookAgain()}
          />
        ) : (
          <p className="text-soft">{t(texts.withdrawnTwice)}</p>
        ))
      }
    />
  );
}

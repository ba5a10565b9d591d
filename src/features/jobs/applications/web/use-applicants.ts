import { useState } from 'react';
import { useOwnerClaim } from '#collection/web/owner-claim.ts';
import {
  listApplicants,
  moveApplicants,
  rejectApplicants,
  undoRejections,
  updateApplicant,
} from '#features/jobs/applications/applicants.contract.ts';
import { applicantsTexts as texts } from '#features/jobs/applications/applicants.texts.ts';
import type {
  ApplicationStatus,
  MovableStatus,
} from '#features/jobs/applications/application-statuses.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { usePagesAgain } from '#platform/pages/use-pages-again.ts';
import { UNDO_S } from '#platform/undo/undo-time.ts';
import { useToast } from '#ui/feedback/toast-context.ts';
import { useUndoOffer } from '#ui/feedback/use-undo-offer.ts';
import type { ApplicantChange } from './applicant-panel.tsx';

const MESSAGE_MS = 5000;

type Asked = {
  jobId: string;
  status: ApplicationStatus | '';
  search: string;
  /** Page size. */
  atOnce: number;
};

/** Performs an action, shows its outcome and reloads everything; resolves to whether it succeeded. */
function useAct(readAgain: () => Promise<void>) {
  const t = useTranslate();
  const toaster = useToast();
  return async (work: () => Promise<{ message: string }>): Promise<boolean> => {
    let isDone = false;
    try {
      const { message } = await work();
      isDone = true;
      toaster.show({ message, tone: 'success', timeoutMs: MESSAGE_MS });
    } catch (error) {
      const message = failureMessage(error, t(texts.failed));
      toaster.show({ message, tone: 'danger', timeoutMs: MESSAGE_MS });
    }
    await readAgain();
    return isDone;
  };
}

/** A job's applicants with the current filters, and the actions on them. */
export function useApplicants({ jobId, status, search, atOnce }: Asked) {
  const t = useTranslate();
  const client = useClient();
  const offerUndo = useUndoOffer();
  const claim = useOwnerClaim();
  const [pending, setPending] = useState<number>();
  const [isRejecting, setRejecting] = useState(false);
  const asked = {
    ...claim,
    job_id: jobId,
    limit: atOnce,
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
  };
  const pages = usePagedCall(listApplicants, asked);
  const applicants = pages.pages.flatMap((page) => page.applicants);
  const readPages = usePagesAgain(listApplicants, asked, pages.pages.length);

  /** If reloading fails, the current data stays. */
  async function readAgain() {
    await readPages().catch(() => undefined);
  }

  const act = useAct(readAgain);

  async function change(application_id: number, values: ApplicantChange) {
    setPending(application_id);
    const shown = applicants.find((each) => each.application_id === application_id);
    const seen = shown && { seen_status: shown.status, seen_notes: shown.notes };
    await act(() => client(updateApplicant, { ...claim, application_id, ...seen, ...values }));
    setPending(undefined);
  }

  async function undoRejecting(ids: readonly number[]) {
    await act(() => client(undoRejections, { ...claim, application_ids: [...ids] }));
  }

  async function reject(ids: readonly number[]) {
    setRejecting(true);
    if (await act(() => client(rejectApplicants, { ...claim, application_ids: [...ids] }))) {
      offerUndo(t(texts.undoOffer, { s: UNDO_S }), () => void undoRejecting(ids));
    }
    setRejecting(false);
  }

  async function move(ids: readonly number[], to: MovableStatus) {
    await act(() => client(moveApplicants, { ...claim, application_ids: [...ids], status: to }));
  }

  return { pages, applicants, change, move, pending, reject, isRejecting, readAgain };
}

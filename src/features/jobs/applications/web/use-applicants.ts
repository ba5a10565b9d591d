import { useQueryClient } from '@tanstack/react-query';
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
import { UNDO_S } from '#platform/undo/undo-time.ts';
import { useToast } from '#ui/feedback/toast-context.ts';
import { useUndoOffer } from '#ui/feedback/use-undo-offer.ts';
import type { Applicant, ApplicantChange } from './applicant-panel.tsx';

const MESSAGE_MS = 5000;

type Asked = {
  jobId: string;
  status: ApplicationStatus | '';
  search: string;
  /** How many are read at a time. */
  atOnce: number;
};

/** The applicants of a job as they are asked for, and what is done about them. */
export function useApplicants({ jobId, status, search, atOnce }: Asked) {
  const t = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const toaster = useToast();
  const offerUndo = useUndoOffer();
  const claim = useOwnerClaim();
  // Further pages are not read again by themselves.
  const [changed, setChanged] = useState<ReadonlyMap<number, Applicant>>(new Map());
  const [pending, setPending] = useState<number>();
  const [isRejecting, setRejecting] = useState(false);
  const pages = usePagedCall(listApplicants, {
    ...claim,
    job_id: jobId,
    limit: atOnce,
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
  });

  function readAgain() {
    return queries.invalidateQueries({ queryKey: [listApplicants.path] });
  }

  /** Does something, says what came of it, and reads everything again; answers whether it was done. */
  async function act(work: () => Promise<{ message: string }>): Promise<boolean> {
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
  }

  async function change(application_id: number, values: ApplicantChange) {
    setPending(application_id);
    await act(async () => {
      const answer = await client(updateApplicant, { ...claim, application_id, ...values });
      setChanged(new Map([...changed, [application_id, answer.applicant]]));
      return answer;
    });
    setPending(undefined);
  }

  /** Those who were changed here are read anew: where they stand now only the server knows. */
  function forget(ids: readonly number[]) {
    setChanged((known) => new Map([...known].filter(([id]) => !ids.includes(id))));
  }

  async function undoRejecting(ids: readonly number[]) {
    await act(() => client(undoRejections, { ...claim, application_ids: [...ids] }));
    forget(ids);
  }

  async function reject(ids: readonly number[]) {
    setRejecting(true);
    const asked = { ...claim, application_ids: [...ids] };
    if (await act(() => client(rejectApplicants, asked))) {
      forget(ids);
      offerUndo(t(texts.undoOffer, { s: UNDO_S }), () => void undoRejecting(ids));
    }
    setRejecting(false);
  }

  async function move(ids: readonly number[], to: MovableStatus) {
    const asked = { ...claim, application_ids: [...ids], status: to };
    if (await act(() => client(moveApplicants, asked))) forget(ids);
  }

  const listed = pages.pages.flatMap((page) => page.applicants);
  const applicants = listed.map((each) => changed.get(each.application_id) ?? each);
  return { pages, applicants, change, move, pending, reject, isRejecting, readAgain };
}

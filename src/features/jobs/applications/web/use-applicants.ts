import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnerClaim } from '#collection/web/owner-claim.ts';
import {
  APPLICANTS_PER_PAGE,
  listApplicants,
  updateApplicant,
} from '#features/jobs/applications/applicants.contract.ts';
import { applicantsTexts as texts } from '#features/jobs/applications/applicants.texts.ts';
import type { ApplicationStatus } from '#features/jobs/applications/application-statuses.ts';
import { CallFailure } from '#platform/calls/client.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { useToast } from '#ui/feedback/toast-context.ts';
import type { Applicant, ApplicantChange } from './applicant-card.tsx';

const MESSAGE_MS = 5000;

type Asked = { jobId: string; status: ApplicationStatus | ''; search: string };

/** The applicants of a job as they are asked for, and what is done about them. */
export function useApplicants({ jobId, status, search }: Asked) {
  const t = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const toaster = useToast();
  const claim = useOwnerClaim();
  // Further pages are not read again by themselves.
  const [changed, setChanged] = useState<ReadonlyMap<number, Applicant>>(new Map());
  const [pending, setPending] = useState<number>();
  const pages = usePagedCall(listApplicants, {
    ...claim,
    job_id: jobId,
    limit: APPLICANTS_PER_PAGE,
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
  });

  function readAgain() {
    return queries.invalidateQueries({ queryKey: [listApplicants.path] });
  }

  async function change(application_id: number, values: ApplicantChange) {
    setPending(application_id);
    try {
      const answer = await client(updateApplicant, { ...claim, application_id, ...values });
      setChanged(new Map([...changed, [application_id, answer.applicant]]));
      toaster.show({ message: answer.message, tone: 'success', timeoutMs: MESSAGE_MS });
    } catch (error) {
      const message = error instanceof CallFailure ? error.message : t(texts.failed);
      toaster.show({ message, tone: 'danger', timeoutMs: MESSAGE_MS });
    }
    await readAgain();
    setPending(undefined);
  }

  const listed = pages.pages.flatMap((page) => page.applicants);
  const applicants = listed.map((each) => changed.get(each.application_id) ?? each);
  return { pages, applicants, change, pending, readAgain };
}

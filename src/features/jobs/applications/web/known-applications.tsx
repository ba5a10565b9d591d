import type { ReactNode } from 'react';
import { useSession } from '#features/accounts/web/public.ts';
import { listUserApplications } from '#features/jobs/applications/applications.contract.ts';
import type { ApplicationOf, OwnApplication } from '#features/jobs/web/application-state.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { useCall } from '#platform/pages/use-call.ts';

/** The day of an application in the portal's home time zone. */
export function dayOf(moment: string): string {
  return todayAt(new Date(moment));
}

/** Loads once, for a whole list, for which jobs the job seeker has applied. */
export function KnownApplications({ children }: { children: (of: ApplicationOf) => ReactNode }) {
  const user_id = Number(useSession()?.userId);
  const { data, isPending } = useCall(listUserApplications, { user_id });
  const known = new Map<number | null, OwnApplication>();
  for (const { job_id, status, created_at, used_up } of data?.applications ?? []) {
    if (status !== 'withdrawn') known.set(job_id, { kind: 'applied', date: dayOf(created_at) });
    else if (used_up && !known.has(job_id)) known.set(job_id, { kind: 'used-up' });
  }
  return children((jobId) => known.get(jobId) ?? { kind: isPending ? 'checking' : 'none' });
}

import { useState } from 'react';
import { REJECTED_AT_ONCE } from '#features/jobs/applications/applicants.contract.ts';
import type { MovableStatus } from '#features/jobs/applications/application-statuses.ts';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import type { useApplicants } from './use-applicants.ts';

/** The selected applicants, those about to be rejected, and the actions on them. */
export function useChosenApplicants(list: ReturnType<typeof useApplicants>) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [rejecting, setRejecting] = useState<readonly number[]>([]);
  // Applicants who have left the list, by a filter or by somebody else's action, are not affected unseen.
  const ids = list.applicants.map(({ application_id: id }) => id).filter((id) => ticked.has(id));
  const atOnce = ids.slice(0, REJECTED_AT_ONCE);

  const choose = useStableCallback((id: number, isChosen: boolean) => {
    const others = [...ticked].filter((each) => each !== id);
    setTicked(new Set(isChosen ? [...others, id] : others));
  });

  async function reject() {
    await list.reject(rejecting);
    setRejecting([]);
    setTicked(new Set(ids.filter((id) => !rejecting.includes(id))));
  }

  async function move(to: MovableStatus) {
    await list.move(atOnce, to);
    setTicked(new Set(ids.slice(REJECTED_AT_ONCE)));
  }

  return {
    ids,
    has: (id: number) => ticked.has(id),
    choose,
    setTicked,
    move,
    rejecting,
    setRejecting,
    askToReject: () => setRejecting(atOnce),
    reject,
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { logout } from '#features/accounts/sign-in/sign-in.contract.ts';
import { forgetPrivateAnswers } from '#platform/pages/call-query.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { clearSession, forgetLogoutTarget } from './session.ts';

/** Leaves a session that the server has already ended: clears it here and navigates. */
export function useLeave(): (target: string) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (target) => {
    clearSession(target);
    forgetPrivateAnswers(queries);
    await navigate(target);
    forgetLogoutTarget();
  };
}

/** Signs out here and on the server, and navigates. */
export function useLogout(): (target: string) => void {
  const client = useClient();
  const leave = useLeave();
  return (target) => {
    // The request has read the token before it is cleared here; its failure makes no difference to the person.
    client(logout, {}).catch(() => undefined);
    void leave(target);
  };
}

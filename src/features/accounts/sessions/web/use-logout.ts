import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { logout } from '#features/accounts/sign-in/sign-in.contract.ts';
import { forgetPrivateAnswers } from '#platform/pages/call-query.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { clearSession, forgetLogoutTarget } from './session.ts';

/** Forgets the session here, when the server has ended it already, and goes on to a page. */
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

/** Signs out here and on the server, and goes on to a page. */
export function useLogout(): (target: string) => void {
  const client = useClient();
  const leave = useLeave();
  return (target) => {
    // The token has left with the call before it is forgotten here; a failure changes nothing for the person.
    client(logout, {}).catch(() => undefined);
    void leave(target);
  };
}

import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { nextPath, profilePathOf } from '#features/accounts/dashboard-paths.ts';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import {
  logoutTarget,
  type Session,
  useAsksToSignIn,
  useOwesSecondFactor,
  useSession,
} from './session.ts';

/** Loaded only when a second factor is required. */
const SecondFactorGate = lazy(() =>
  import('#features/accounts/second-factor/web/second-factor-gate.tsx').then((module) => ({
    default: module.SecondFactorGate,
  })),
);

/** Loaded only when a session ends before its page is saved. */
const SignInAgainDialog = lazy(() =>
  import('./sign-in-again-dialog.tsx').then((module) => ({ default: module.SignInAgainDialog })),
);

type GuardProps = {
  /** Rendered on the server and until the browser knows whether there is a session. */
  waiting: ReactNode;
  children: ReactNode;
};

/** The guards require a session with token, id and type. */
function useWholeSession(): Session | null {
  const session = useSession();
  return session?.userType ? session : null;
}

/** Redirects to the sign-in page, or after signing out to the page that was asked for. */
function RedirectToSignIn() {
  return <Navigate to={logoutTarget()} replace />;
}

/**
 * Wraps an account's pages: a session that still owes a second factor gets the gate, because the server would refuse
 * all its calls.
 */
function SecondFactorGuard({ waiting, children }: GuardProps) {
  // Keyed by account, so that the next person to sign in sees nothing of the previous one.
  const userId = useSession()?.userId;
  const hasEnded = useAsksToSignIn();
  if (!useOwesSecondFactor()) {
    return (
      <Fragment key={userId}>
        {children}
        {hasEnded && (
          <Suspense>
            <SignInAgainDialog />
          </Suspense>
        )}
      </Fragment>
    );
  }
  return (
    <Suspense fallback={waiting}>
      <SecondFactorGate />
    </Suspense>
  );
}

function DashboardGuard({ waiting, children, exhibitor }: GuardProps & { exhibitor: boolean }) {
  const hydrated = useHydrated();
  const session = useWholeSession();
  if (!hydrated) return waiting;
  if (!session) return <RedirectToSignIn />;
  if (session.isExhibitor !== exhibitor) return <Navigate to={profilePathOf(session)} replace />;
  return <SecondFactorGuard waiting={waiting}>{children}</SecondFactorGuard>;
}

/** For pages of job seekers; exhibitors are sent to their own dashboard. */
export function UserGuard(props: GuardProps) {
  return <DashboardGuard {...props} exhibitor={false} />;
}

/** For pages of exhibitors; job seekers are sent to their own dashboard. */
export function ExhibitorGuard(props: GuardProps) {
  return <DashboardGuard {...props} exhibitor />;
}

/** For pages of any account, whatever its type. */
export function AccountGuard({ waiting, children }: GuardProps) {
  const hydrated = useHydrated();
  const session = useWholeSession();
  if (!hydrated) return waiting;
  return session ? (
    <SecondFactorGuard waiting={waiting}>{children}</SecondFactorGuard>
  ) : (
    <RedirectToSignIn />
  );
}

/** For the sign-in pages: a signed-in visitor is redirected to the page they wanted. */
export function GuestGuard({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const session = useWholeSession();
  const { search } = useLocation();
  if (hydrated && session) return <Navigate to={nextPath(search) ?? '/dashboard'} replace />;
  return children;
}

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

/** Fetched by the few who are asked for a second factor. */
const SecondFactorGate = lazy(() =>
  import('#features/accounts/second-factor/web/second-factor-gate.tsx').then((module) => ({
    default: module.SecondFactorGate,
  })),
);

/** Fetched by the few whose session ends before they have saved. */
const SignInBeside = lazy(() =>
  import('./sign-in-beside.tsx').then((module) => ({ default: module.SignInBeside })),
);

type GuardProps = {
  /** What the server sends and what is seen until the browser knows who is signed in. */
  waiting: ReactNode;
  children: ReactNode;
};

/** Signed in for a page means token, id and type. */
function useWholeSession(): Session | null {
  const session = useSession();
  return session?.userType ? session : null;
}

/** Who has no session goes to sign in; who has just left goes where they wanted. */
function SentAway() {
  return <Navigate to={logoutTarget()} replace />;
}

/** What an account's pages are behind: the server refuses every call of a session that owes a factor. */
function Inside({ waiting, children }: GuardProps) {
  // Somebody else who signs in finds nothing of the one before.
  const userId = useSession()?.userId;
  const hasEnded = useAsksToSignIn();
  if (!useOwesSecondFactor()) {
    return (
      <Fragment key={userId}>
        {children}
        {hasEnded && (
          <Suspense>
            <SignInBeside />
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
  if (!session) return <SentAway />;
  if (session.isExhibitor !== exhibitor) return <Navigate to={profilePathOf(session)} replace />;
  return <Inside waiting={waiting}>{children}</Inside>;
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
  return session ? <Inside waiting={waiting}>{children}</Inside> : <SentAway />;
}

/** For signing in; who is signed in goes on to where they wanted. */
export function GuestGuard({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const session = useWholeSession();
  const { search } = useLocation();
  if (hydrated && session) return <Navigate to={nextPath(search) ?? '/dashboard'} replace />;
  return children;
}

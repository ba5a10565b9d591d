import { Age } from '#console/web/age.tsx';
import { useConsoleAction } from '#console/web/use-console-action.ts';
import { describeAgent } from '#features/accounts/sessions/web/describe-agent.ts';
import {
  endUserSessions,
  listUserSessions,
  type User,
} from '#features/accounts/users/users.contract.ts';
import { usersTexts as texts } from '#features/accounts/users/users.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

type UserSessionsDialogProps = { user: User | null; onClose: () => void };

export function UserSessionsDialog({ user, onClose }: UserSessionsDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={user !== null}
      onClose={onClose}
      title={user ? t(texts.sessionsOf, { email: user.email }) : ''}
    >
      {user && <Sessions accountId={user.id} />}
    </Dialog>
  );
}

function deviceOf(agent: string): string {
  const { browser, system } = describeAgent(agent);
  return [browser, system].filter(Boolean).join(' · ') || agent || '?';
}

function Sessions({ accountId }: { accountId: number }) {
  const t = useTranslate();
  const { run, pending } = useConsoleAction();
  const { data, error, isFetching, refetch } = useCall(listUserSessions, { account_id: accountId });
  if (error) {
    return (
      <ErrorState level={3} onRetry={() => void refetch()} retrying={isFetching}>
        {t(texts.sessionsFailed)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton lines={4} />;
  if (data.sessions.length === 0) return <p className="text-soft">{t(texts.noSessions)}</p>;
  return (
    <div className="grid gap-5">
      <ul className="divide-y divide-line border-line border-y">
        {data.sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow">
              <p className="break-words font-medium">
                <bdi>{deviceOf(session.agent)}</bdi>
              </p>
              <p className="text-muted text-sm">
                {t(texts.lastUsed)}: <Age at={session.last_used_at} /> ·{' '}
                <bdi>{session.network}</bdi>
              </p>
            </div>
            <Button
              size="sm"
              variant="quiet"
              loading={pending}
              onClick={() =>
                void run(endUserSessions, { account_id: accountId, session_id: session.id })
              }
            >
              {t(texts.endSession)}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="secondary"
          loading={pending}
          onClick={() => void run(endUserSessions, { account_id: accountId })}
        >
          {t(texts.endAll)}
        </Button>
      </div>
    </div>
  );
}

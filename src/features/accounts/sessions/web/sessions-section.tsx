import { useState } from 'react';
import { listSessions, logoutEverywhere } from '#features/accounts/sessions/sessions.contract.ts';
import { settingsTexts } from '#features/accounts/settings.texts.ts';
import { settingsSections } from '#features/accounts/settings-sections.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall, useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SettingsSection } from '#ui/layout/settings-section.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { SessionLine } from './session-line.tsx';
import { useLeave } from './use-logout.ts';

/** Only the latest are shown at first; older ones are behind a button. */
const SESSIONS_SHOWN = 5;

export function SessionsSection() {
  const t = useTranslate();
  return (
    <SettingsSection section={settingsSections.sessions} lead={t(settingsTexts.sessionsLead)}>
      <Sessions />
      <div className="mt-6">
        <EverywhereButton />
      </div>
    </SettingsSection>
  );
}

function Sessions() {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useCall(listSessions, {});
  const [all, setAll] = useState(false);
  if (error) {
    return (
      <ErrorState level={3} onRetry={() => void refetch()} retrying={isFetching}>
        {t(settingsTexts.sessionsFailed)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton lines={4} />;
  const { sessions } = data;
  const hidden = !all && sessions.length > SESSIONS_SHOWN;
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {(hidden ? sessions.slice(0, SESSIONS_SHOWN) : sessions).map((session) => (
          <SessionLine key={session.id} session={session} onEnded={() => void refetch()} />
        ))}
      </ul>
      {hidden && (
        <Button variant="quiet" size="sm" className="mt-2 -ms-3" onClick={() => setAll(true)}>
          {t(settingsTexts.allSessions, { count: sessions.length })}
        </Button>
      )}
    </>
  );
}

function EverywhereButton() {
  const t = useTranslate();
  const client = useClient();
  const leave = useLeave();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);

  async function end() {
    setPending(true);
    try {
      await client(logoutEverywhere, {});
      await leave('/login');
    } catch {
      setPending(false);
      setAsking(false);
      setFailed(true);
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      {failed && <Notice tone="danger">{t(settingsTexts.actionFailed)}</Notice>}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t(settingsTexts.everywhere)}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void end()}
        pending={pending}
        title={t(settingsTexts.everywhereQuestion)}
        confirmLabel={t(settingsTexts.everywhere)}
      >
        {t(settingsTexts.everywhereHint)}
      </ConfirmDialog>
    </div>
  );
}

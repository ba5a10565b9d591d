import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { type listSessions, revokeSession } from '#features/accounts/sessions/sessions.contract.ts';
import { settingsTexts } from '#features/accounts/settings.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { describeAgent } from './describe-agent.ts';

type Session = CallAnswer<typeof listSessions>['sessions'][number];

function useDeviceName(agent: string): string {
  const t = useTranslate();
  const { browser, system } = describeAgent(agent);
  if (browser && system) return t(settingsTexts.browserOn, { browser, system });
  return browser ?? system ?? t(settingsTexts.unknownDevice);
}

/** One session of the account. */
export function SessionLine({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const t = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const device = useDeviceName(session.agent);
  const [ending, setEnding] = useState(false);
  const time = showMoment(session.last_used_at, language);

  async function end() {
    setEnding(true);
    // Even after a failure the list is reloaded and shows the current state.
    await client(revokeSession, { session_id: session.id }).catch(() => undefined);
    onEnded();
    setEnding(false);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi>{device}</bdi>
          {session.is_current && <Badge tone="success">{t(settingsTexts.thisDevice)}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {t(settingsTexts.lastUsed, { time })} · <bdi>{session.network}</bdi>
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="quiet"
          size="sm"
          loading={ending}
          aria-label={t(settingsTexts.endSessionOf, { device })}
          onClick={() => void end()}
        >
          {t(settingsTexts.endSession)}
        </Button>
      )}
    </li>
  );
}

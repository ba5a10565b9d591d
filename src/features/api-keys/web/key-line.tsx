import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { type listApiKeys, revokeApiKey } from '#features/api-keys/api-keys.contract.ts';
import { apiKeysTexts as texts } from '#features/api-keys/api-keys.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { describeScopes } from './scope-words.ts';

type ApiKey = CallAnswer<typeof listApiKeys>['keys'][number];

export function KeyLine({ apiKey, onEnded }: { apiKey: ApiKey; onEnded: () => void }) {
  const t = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const [asking, setAsking] = useState(false);
  const [ending, setEnding] = useState(false);
  const { id, name, hint, scopes, created_at: madeAt, last_used_at: usedAt } = apiKey;

  async function end() {
    setEnding(true);
    // Even after a failure the list is reloaded and shows the current state.
    await client(revokeApiKey, { id }).catch(() => undefined);
    setEnding(false);
    setAsking(false);
    onEnded();
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-48">
        <p className="break-words font-medium">
          <bdi>{name}</bdi> <bdi className="font-mono text-muted text-sm">…{hint}</bdi>
        </p>
        <p className="text-soft text-sm">{describeScopes(scopes, t, language)}</p>
        <p className="text-muted text-sm">
          {t(texts.madeAt, { time: showMoment(madeAt, language) })} ·{' '}
          {usedAt ? t(texts.usedAt, { time: showMoment(usedAt, language) }) : t(texts.neverUsed)}
        </p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t(texts.revokeOf, { name })}
        onClick={() => setAsking(true)}
      >
        {t(texts.revoke)}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void end()}
        pending={ending}
        tone="danger"
        title={t(texts.revokeQuestion, { name })}
        confirmLabel={t(texts.revoke)}
      >
        {t(texts.revokeHint)}
      </ConfirmDialog>
    </li>
  );
}

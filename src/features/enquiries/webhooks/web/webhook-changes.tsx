import { useState } from 'react';
import {
  removeWebhook,
  renewWebhookSecret,
} from '#features/enquiries/webhooks/webhooks.contract.ts';
import { webhooksTexts as texts } from '#features/enquiries/webhooks/webhooks.texts.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

type WebhookChangesProps = { onSecret: (secret: string) => void; onRemoved: () => void };

/** Renewing the secret and removing the webhook, which cannot be undone and so need a confirmation. */
export function WebhookChanges({ onSecret, onRemoved }: WebhookChangesProps) {
  const t = useTranslate();
  const client = useClient();
  const [asking, setAsking] = useState<'renew' | 'remove'>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function change() {
    setPending(true);
    setFailure(undefined);
    try {
      if (asking === 'renew') onSecret((await client(renewWebhookSecret, {})).secret);
      else await client(removeWebhook, {});
      if (asking === 'remove') onRemoved();
    } catch (error) {
      setFailure(tellFailure(error, t));
    }
    setPending(false);
    setAsking(undefined);
  }

  return (
    <div className="grid gap-3">
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div className="-ms-3 flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" onClick={() => setAsking('renew')}>
          {t(texts.renew)}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setAsking('remove')}>
          {t(texts.remove)}
        </Button>
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() => void change()}
        pending={pending}
        tone="danger"
        title={t(asking === 'remove' ? texts.removeQuestion : texts.renewQuestion)}
        confirmLabel={t(asking === 'remove' ? texts.remove : texts.renew)}
      />
    </div>
  );
}

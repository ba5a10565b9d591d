import { useState } from 'react';
import { useConsoleAction } from '#console/web/use-console-action.ts';
import { suspendUser, type User } from '#features/accounts/users/users.contract.ts';
import { usersTexts as texts } from '#features/accounts/users/users.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ChosenBar } from '#ui/layout/chosen-bar.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

/** Suspends the selected accounts one by one, so that each has its own audit entry. */
export function SuspendBar({ users, onClear }: { users: readonly User[]; onClear: () => void }) {
  const t = useTranslate();
  const { run, pending } = useConsoleAction();
  const [asking, setAsking] = useState(false);
  const concerned = users.filter(
    ({ is_admin, is_self, suspended_at }) => !is_admin && !is_self && !suspended_at,
  );
  if (users.length === 0) return null;

  async function suspend() {
    for (const { id } of concerned) await run(suspendUser, { account_id: id });
    setAsking(false);
    onClear();
  }

  return (
    <ChosenBar
      chosen={t(texts.chosen, { n: users.length })}
      clear={t(texts.clearChosen)}
      onClear={onClear}
    >
      <Button
        size="sm"
        variant="danger"
        disabled={concerned.length === 0}
        onClick={() => setAsking(true)}
      >
        {t(texts.suspendChosen)}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void suspend()}
        pending={pending}
        tone="danger"
        title={t(texts.suspendManyQuestion, { n: concerned.length })}
      >
        {t(texts.suspendHint)} {t(texts.nobodyToSuspend)}
      </ConfirmDialog>
    </ChosenBar>
  );
}

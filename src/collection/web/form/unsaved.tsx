import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { useLeaving } from '#ui/forms/use-leaving.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

export function UnsavedBadge() {
  const say = useSay();
  return (
    <Badge tone="warning" dot>
      {say(texts.unsaved)}
    </Badge>
  );
}

/** Asks before changes are lost; one for each page, however many forms it has. */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const say = useSay();
  const leaving = useLeaving(isChanged);
  return (
    <ConfirmDialog
      open={leaving.state === 'blocked'}
      onClose={() => leaving.reset?.()}
      onConfirm={() => leaving.proceed?.()}
      tone="danger"
      title={say(texts.leaveQuestion)}
      confirmLabel={say(texts.leave)}
      cancelLabel={say(texts.stay)}
    >
      {say(texts.leaveWarning)}
    </ConfirmDialog>
  );
}

import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { useLeaving } from '#ui/forms/use-leaving.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

export function UnsavedBadge() {
  const t = useTranslate();
  return (
    <Badge tone="warning" dot>
      {t(texts.unsaved)}
    </Badge>
  );
}

/** Asks before changes are lost; one for each page, however many forms it has. */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const t = useTranslate();
  const leaving = useLeaving(isChanged);
  return (
    <ConfirmDialog
      open={leaving.state === 'blocked'}
      onClose={() => leaving.reset?.()}
      onConfirm={() => leaving.proceed?.()}
      tone="danger"
      title={t(texts.leaveQuestion)}
      confirmLabel={t(texts.leave)}
      cancelLabel={t(texts.stay)}
    >
      {t(texts.leaveWarning)}
    </ConfirmDialog>
  );
}

import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { leavingTexts as texts } from './leaving.texts.ts';

export function UnsavedBadge() {
  const t = useTranslate();
  return (
    <Badge tone="warning" dot>
      {t(texts.unsaved)}
    </Badge>
  );
}

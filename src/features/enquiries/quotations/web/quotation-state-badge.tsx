import type { QuotationState } from '#features/enquiries/quotations/quotation-states.ts';
import { quotationsTexts as texts } from '#features/enquiries/quotations/quotations.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';

const tones: Readonly<Record<QuotationState, BadgeTone>> = {
  open: 'info',
  expired: 'neutral',
  replaced: 'neutral',
  accepted: 'success',
  declined: 'danger',
};

export function QuotationStateBadge({ state }: { state: QuotationState }) {
  const t = useTranslate();
  return (
    <Badge dot tone={tones[state]}>
      {t(texts[state])}
    </Badge>
  );
}

import type { EnquiryState } from '#features/enquiries/enquiry-states.ts';
import { inboxTexts as texts } from '#features/enquiries/inbox/inbox.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';

const tones: Readonly<Record<EnquiryState, BadgeTone>> = {
  new: 'info',
  answered: 'accent',
  quoted: 'sand',
  won: 'success',
  lost: 'neutral',
};

export function StateBadge({ state }: { state: EnquiryState }) {
  const t = useTranslate();
  return (
    <Badge dot tone={tones[state]}>
      {t(texts[state])}
    </Badge>
  );
}

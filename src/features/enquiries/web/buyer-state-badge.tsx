import { conversationTexts as texts } from '#features/enquiries/conversation.texts.ts';
import type { BuyerState } from '#features/enquiries/enquiry-states.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';

const states: Readonly<Record<BuyerState, { text: Text; tone: BadgeTone }>> = {
  sent: { text: texts.stateSent, tone: 'info' },
  answered: { text: texts.stateAnswered, tone: 'success' },
  quoted: { text: texts.stateQuoted, tone: 'success' },
  closed: { text: texts.stateClosed, tone: 'neutral' },
};

/** An enquiry's state as its buyer sees it. */
export function BuyerStateBadge({ state }: { state: BuyerState }) {
  const t = useTranslate();
  const { text, tone } = states[state];
  return (
    <Badge dot tone={tone}>
      {t(text)}
    </Badge>
  );
}

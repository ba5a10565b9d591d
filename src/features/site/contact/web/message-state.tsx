import type { listMessages } from '#features/site/contact/messages.contract.ts';
import { messagesTexts as texts } from '#features/site/contact/messages.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Badge } from '#ui/display/badge.tsx';

export type Message = CallAnswer<typeof listMessages>['messages'][number];

const tones = { open: 'warning', assigned: 'info', answered: 'success' } as const;

export function MessageState({ message }: { message: Message }) {
  const t = useTranslate();
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={tones[message.state]} dot>
        {t(texts[message.state])}
      </Badge>
      {message.assignee && <bdi className="break-all text-muted text-xs">{message.assignee}</bdi>}
    </span>
  );
}

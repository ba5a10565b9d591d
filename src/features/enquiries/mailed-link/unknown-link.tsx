import { conversationTexts as texts } from '#features/enquiries/conversation.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

export type UnknownLinkProps = {
  hint: Text;
  /** Path to start over at. */
  to: string;
  begin: Text;
};

/** Shown in place of the content if a link's token is unknown. */
export function UnknownLink({ hint, to, begin }: UnknownLinkProps) {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <EmptyState
      drawing="search"
      level={1}
      title={t(texts.noLink)}
      action={<Button href={local(to)}>{t(begin)}</Button>}
    >
      {t(hint)}
    </EmptyState>
  );
}

import { conversationTexts as texts } from '#features/enquiries/conversation.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

type NoLinkProps = {
  hint: string;
  /** Where one begins anew. */
  to: string;
  begin: string;
};

/** In place of what the link of a mail opens, where it opens nothing. */
export function NoLink({ hint, to, begin }: NoLinkProps) {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <EmptyState
      drawing="search"
      level={1}
      title={t(texts.noLink)}
      action={<Button href={local(to)}>{begin}</Button>}
    >
      {hint}
    </EmptyState>
  );
}

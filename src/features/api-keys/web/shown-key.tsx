import { apiKeysTexts as texts } from '#features/api-keys/api-keys.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** The only time a key is seen. */
export function ShownKey({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <Notice tone="success">
      <p>{t(texts.created)}</p>
      <p className="mt-1 flex min-w-0 items-center gap-1">
        <bdi className="min-w-0 break-all font-mono text-sm">{text}</bdi>
        <CopyButton text={text} label={t(texts.copy)} />
      </p>
    </Notice>
  );
}

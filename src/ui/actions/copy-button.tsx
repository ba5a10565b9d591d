import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { IconButton } from './icon-button.tsx';

const confirmedMs = 2000;

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const t = useTranslate();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }

  return (
    <span className="inline-flex">
      <IconButton
        size="sm"
        label={label ?? t(uiTexts.copy)}
        icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={copy}
      />
      <span role="status">{copied && <VisuallyHidden>{t(uiTexts.copied)}</VisuallyHidden>}</span>
    </span>
  );
}

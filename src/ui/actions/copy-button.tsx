import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

const confirmedMs = 2000;

type CopyButtonProps = {
  text: string;
  label?: string;
  /** Shows the label too, for screens whose purpose is to copy something. */
  written?: boolean;
};

export function CopyButton({ text, label, written }: CopyButtonProps) {
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

  const name = label ?? t(uiTexts.copy);
  const icon = copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />;
  return (
    <span className="inline-flex">
      {written ? (
        <Button icon={icon} onClick={copy}>
          {name}
        </Button>
      ) : (
        <IconButton size="sm" label={name} icon={icon} onClick={copy} />
      )}
      <span role="status">{copied && <VisuallyHidden>{t(uiTexts.copied)}</VisuallyHidden>}</span>
    </span>
  );
}

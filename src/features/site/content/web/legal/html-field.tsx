import { Code } from 'lucide-react';
import { useState } from 'react';
import { legalTexts as texts } from '#features/site/content/legal.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import { Button } from '#ui/actions/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import type { HtmlFieldProps } from './rich-text-editor.tsx';

/** Loaded when a text is edited. */
const editorPart = pagePart(() => import('./rich-text-editor.tsx'));

/** A field for text with headings, lists and links, edited visually or as HTML source. */
export function HtmlField(props: HtmlFieldProps) {
  const { label, html, onChange } = props;
  const t = useTranslate();
  const [asSource, setAsSource] = useState(false);
  const editor = useWantedPart(editorPart, !asSource);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {asSource && (
        <TextArea
          label={label}
          dir="ltr"
          rows={14}
          spellCheck={false}
          className="font-mono text-sm"
          value={html}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {!asSource && (editor ? <editor.RichTextEditor {...props} /> : <Skeleton lines={8} />)}
      <div>
        <Button
          variant="quiet"
          size="sm"
          aria-pressed={asSource}
          icon={<Code aria-hidden="true" />}
          onClick={() => setAsSource(!asSource)}
        >
          {t(texts.source)}
        </Button>
      </div>
    </div>
  );
}

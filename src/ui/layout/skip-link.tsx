import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { uiTexts } from '#ui/ui.texts.ts';

/** The first element reached with Tab; `target` is the id of the main content. */
export function SkipLink({ target = 'content' }: { target?: string }) {
  const t = useTranslate();
  return (
    <a
      href={`#${target}`}
      className="fixed start-4 top-4 z-70 -translate-y-24 rounded-lg bg-action px-5 py-3 font-medium text-on-action transition-[translate] focus:translate-y-0 focus:shadow-float"
    >
      {t(uiTexts.skipToContent)}
    </a>
  );
}

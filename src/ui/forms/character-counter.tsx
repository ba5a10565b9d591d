import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { formsTexts } from './forms.texts.ts';

/** Shows how many characters are used of how many. It warns and does not cut the text. */
export function CharacterCounter({ used, limit }: { used: number; limit: number }) {
  const t = useTranslate();
  return (
    <span className={joinClasses('tabular-nums', used > limit && 'font-medium text-danger')}>
      {t(formsTexts.charactersUsed, { used, limit })}
    </span>
  );
}

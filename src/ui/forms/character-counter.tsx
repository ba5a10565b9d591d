import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { formsTexts } from './forms.texts.ts';

/** How many characters are used of how many; it warns, it does not cut. */
export function CharacterCounter({ used, limit }: { used: number; limit: number }) {
  const t = useTranslate();
  return (
    <span className={joinClasses('tabular-nums', used > limit && 'font-medium text-danger')}>
      {t(formsTexts.charactersUsed, { used, limit })}
    </span>
  );
}

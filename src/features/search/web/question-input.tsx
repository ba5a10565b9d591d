import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { QUESTION_MAX_LENGTH } from '#features/search/question-length.ts';
import { searchTexts } from '#features/search/search.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';

/** The input for a question to Mai, on the home page and on the page of answers. */
export function QuestionInput(own: Omit<ComponentProps<'input'>, 'className'>) {
  const t = useTranslate();
  return (
    <>
      <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <input
        type="text"
        name="q"
        dir="auto"
        inputMode="search"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t(searchTexts.title)}
        placeholder={t(searchTexts.placeholder)}
        maxLength={QUESTION_MAX_LENGTH}
        {...own}
        className="min-h-11 w-full min-w-0 bg-transparent text-lg outline-none"
      />
    </>
  );
}

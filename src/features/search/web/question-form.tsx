import { useRef, useState } from 'react';
import { SEARCH_MIN_LENGTH } from '#features/search/question-length.ts';
import { searchTexts } from '#features/search/search.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { LazyBoxHelp } from './lazy-box-help.tsx';
import { QuestionInput } from './question-input.tsx';

/** A plain HTML form, so it works without JavaScript. */
export function QuestionForm({ q }: { q: string }) {
  const t = useTranslate();
  const local = useLocalPath();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  return (
    <search className="relative" onFocus={() => setTyped(box.current?.value)}>
      <form
        action={local('/search')}
        className="flex items-center gap-2 rounded-2xl border border-edge bg-surface p-2 ps-5 focus-within:border-action"
      >
        <QuestionInput
          ref={box}
          minLength={SEARCH_MIN_LENGTH}
          defaultValue={q}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{t(searchTexts.button)}</Button>
      </form>
      {typed !== undefined && (
        <LazyBoxHelp
          box={box}
          empty={typed === ''}
          question={typed.trim().length < SEARCH_MIN_LENGTH ? '' : typed.trim()}
          floating
        />
      )}
    </search>
  );
}

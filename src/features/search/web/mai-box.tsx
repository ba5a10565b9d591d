import { X } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { searchTexts } from '#features/search/search.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { LazyBoxHelp } from './lazy-box-help.tsx';
import { QuestionInput } from './question-input.tsx';
import { SearchAnswer } from './search-answer.tsx';
import { useSearch } from './use-search.ts';

/** The search box at the top of the home page. Without JavaScript its form opens the page of answers. */
export function MaiBox({ asked }: { asked: string }) {
  const t = useTranslate();
  const local = useLocalPath();
  const [typed, setTyped] = useState(asked);
  const box = useRef<HTMLInputElement>(null);
  const [visited, setVisited] = useState(false);
  const search = useSearch(typed);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    search.askNow();
    box.current?.focus();
  }

  function clear() {
    setTyped('');
    box.current?.focus();
  }

  return (
    <search className="relative" onFocus={() => setVisited(true)}>
      <form
        action={local('/search')}
        onSubmit={submit}
        className="flex items-center gap-2 rounded-2xl border border-edge bg-surface p-2 ps-5 shadow-lift transition-[border-color] focus-within:border-action hover:border-action"
      >
        <QuestionInput ref={box} value={typed} onChange={({ target }) => setTyped(target.value)} />
        {typed && (
          <IconButton label={t(uiTexts.clear)} icon={<X aria-hidden="true" />} onClick={clear} />
        )}
        <Button type="submit">{t(searchTexts.button)}</Button>
      </form>
      <SearchAnswer search={search}>
        {visited && (
          <LazyBoxHelp box={box} question={search.question} empty={!typed} onClear={clear} />
        )}
      </SearchAnswer>
    </search>
  );
}

import { Search } from 'lucide-react';
import { SEARCH_MAX_LENGTH } from '#platform/calls/patterns.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { controlClasses } from '#ui/forms/control-classes.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { workBarTexts as texts } from './work-bar.texts.ts';

/** The site's search, for a job seeker's pages: what people look for there is jobs and events. */
export default function SiteSearch() {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <search>
      <form action={local('/search')} className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-muted"
        />
        <input
          type="text"
          name="q"
          dir="auto"
          enterKeyHint="search"
          aria-label={t(texts.searchSite)}
          placeholder={t(texts.searchSite)}
          maxLength={SEARCH_MAX_LENGTH}
          className={joinClasses(controlClasses, 'min-h-10 lg:text-sm ltr:pl-10 rtl:pr-10')}
        />
      </form>
    </search>
  );
}

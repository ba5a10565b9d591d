import { X } from 'lucide-react';
import { useId } from 'react';
import { searchPageTexts as texts } from '#features/search/search-page.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { type AskedQuestion, addressOf, type Found } from './asked-question.ts';
import { chipClasses } from './chip-classes.ts';

/** The filters that the question stated; a click takes one back. */
export function NarrowedBy({ asked, found }: { asked: AskedQuestion; found: Found }) {
  const t = useTranslate();
  const label = useId();
  if (found.filters.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span id={label} className="text-muted text-sm">
        {t(texts.narrowedBy)}
      </span>
      <ul aria-labelledby={label} className="flex flex-wrap gap-2">
        {found.filters.map(({ name, written }) => (
          <li key={name}>
            <Link
              to={addressOf({ ...asked, without: [...asked.without, name], pages: 1 })}
              className={chipClasses}
            >
              {written}
              <X aria-hidden="true" className="size-4 text-muted" />
              <span className="sr-only">{t(texts.takeBack)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

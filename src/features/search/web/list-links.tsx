import { searchPageTexts as texts } from '#features/search/search-page.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { chipClasses } from './chip-classes.ts';

/** Links to the lists of records. */
export function ListLinks() {
  const t = useTranslate();
  return (
    <ul aria-label={t(texts.browse)} className="flex flex-wrap gap-2">
      {lists.map(({ path, label }) => (
        <li key={path}>
          <Link to={path} className={chipClasses}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const lists = [
  { path: '/companies', label: texts.companies },
  { path: '/products', label: texts.products },
  { path: '/rx', label: texts.medicines },
  { path: '/events', label: texts.events },
  { path: '/jobs', label: texts.jobs },
  { path: '/catalogs', label: texts.catalogs },
];

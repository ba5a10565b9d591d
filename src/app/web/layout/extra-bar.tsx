import { useLocation } from 'react-router';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Breadcrumbs, type Crumb } from '#ui/layout/breadcrumbs.tsx';
import { CountryButton } from './country-button.tsx';
import { layoutTexts } from './layout.texts.ts';
import { isActive, mainLinks } from './main-links.ts';
import { useRecordName } from './use-record-name.ts';

/** The bar between navigation and content: breadcrumbs and, on narrow screens, the country. */
export function ExtraBar() {
  return (
    <div className="print:hidden border-line border-b bg-canvas">
      <div className="container-page flex h-9 items-center justify-between gap-3 text-xs lg:h-11 lg:text-sm">
        <Breadcrumbs crumbs={useCrumbs()} />
        <span className="shrink-0 lg:hidden">
          <CountryButton />
        </span>
      </div>
    </div>
  );
}

function useCrumbs(): readonly Crumb[] {
  const t = useTranslate();
  const local = useLocalPath();
  const { pathname } = useLocation();
  const record = useRecordName();
  const home = { label: t(layoutTexts.home), href: local('/') };
  const section = mainLinks.find((link) => isActive(link, pathname));
  if (!section) return record ? [home, { label: record }] : [home];
  const href = section.path === pathname ? undefined : local(section.path);
  const list = { label: t(section.text), href };
  return href && record ? [home, list, { label: record }] : [home, list];
}

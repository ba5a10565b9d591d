import { useLocation } from 'react-router';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { layoutTexts } from './layout.texts.ts';
import { isActive, mainLinks } from './main-links.ts';

/** The bar between navigation and content: where one is. */
export function ExtraBar() {
  const t = useTranslate();
  const local = useLocalPath();
  const { pathname } = useLocation();
  const section = mainLinks.find((link) => isActive(link, pathname));
  const onSection = section?.path === pathname;
  const crumbs = [
    { label: t(layoutTexts.home), href: local('/') },
    ...(section
      ? [{ label: t(section.text), href: onSection ? undefined : local(section.path) }]
      : []),
  ];
  return (
    <div className="print:hidden border-line border-b bg-canvas">
      <div className="container-page flex min-h-11 items-center">
        <Breadcrumbs crumbs={crumbs} />
      </div>
    </div>
  );
}

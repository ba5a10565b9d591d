import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { rereadSession } from '#features/accounts/sessions/web/session.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { CachedMarkup } from '#platform/pages/cached-markup.tsx';
import { Link } from '#platform/pages/link.tsx';
import { pagePart } from '#platform/pages/page-part.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { AccountButton } from './account-button.tsx';
import { layoutTexts } from './layout.texts.ts';
import { isActive, mainLinks } from './main-links.ts';
import { SiteLogo } from './site-logo.tsx';
import { TRAY_PLACE } from './tray-place.ts';

const linkClasses =
  'relative inline-flex min-h-11 items-center rounded-md px-3 font-medium text-soft transition-colors ' +
  'hover:text-action aria-[current]:text-action after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 ' +
  'after:scale-x-0 after:rounded-full after:bg-action after:transition-[scale] aria-[current]:after:scale-x-100';

const menuPart = pagePart(() => import('./hamburger-menu.tsx'));

export function Navigation() {
  const t = useTranslate();
  const { pathname, key } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const menu = menuPart.findLoaded();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival closes the menu, on the same page too
  useEffect(() => setMenuOpen(false), [key]);

  async function openMenu() {
    await menuPart.load();
    rereadSession();
    setMenuOpen(true);
  }

  return (
    <div className="sticky top-0 z-40 border-line border-b bg-surface">
      {/* On very narrow screens only the logo fits, so the site's name is visually hidden. */}
      <div className="container-page flex h-14 items-center justify-between gap-3 max-[22rem]:[&_.site-name]:sr-only rtl:max-[27rem]:has-[#tray>a]:[&_.site-name]:sr-only sm:gap-6 lg:h-16">
        <SiteLogo />
        <nav aria-label={t(layoutTexts.mainNavigation)} className="hidden lg:block">
          <CachedMarkup
            as="ul"
            name={layoutTexts.mainNavigation.id}
            shows={mainLinks.findIndex((link) => isActive(link, pathname))}
            className="flex items-center gap-1"
          >
            {mainLinks.map((link) => (
              <li key={link.path}>
                <Link
                  to={link.path}
                  className={linkClasses}
                  aria-current={isActive(link, pathname) ? 'page' : undefined}
                >
                  {t(link.text)}
                </Link>
              </li>
            ))}
          </CachedMarkup>
        </nav>
        <div className="flex items-center gap-2">
          <span id={TRAY_PLACE} />
          <AccountButton />
          <span className="lg:hidden">
            <IconButton
              label={t(layoutTexts.openMenu)}
              icon={<Menu aria-hidden="true" />}
              onClick={() => void openMenu()}
              onPointerDown={() => void menuPart.load()}
            />
          </span>
        </div>
      </div>
      {menu && <menu.HamburgerMenu open={menuOpen} onClose={() => setMenuOpen(false)} />}
    </div>
  );
}

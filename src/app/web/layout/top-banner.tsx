import { ThemeSwitch } from '#ui/actions/theme-switch.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { CountryButton } from './country-button.tsx';
import { LanguageLink } from './language-link.tsx';
import { useSite } from './use-site.ts';

/**
 * The band at the very top: the tagline, and the visitor's choices. On narrow screens language and theme are in the
 * menu, and the band is left out on pages where another bar shows the country.
 */
export function TopBanner({ onWideOnly = false }: { onWideOnly?: boolean }) {
  const { tagline } = useSite();
  return (
    <div
      className={joinClasses(
        'border-line border-b bg-sunken text-xs lg:text-sm',
        onWideOnly && 'max-lg:hidden',
      )}
    >
      <div className="container-page flex h-8 items-center justify-between gap-x-4 lg:h-11 lg:gap-x-6">
        <p className="truncate text-soft">{tagline}</p>
        <div className="flex shrink-0 items-center gap-1">
          <CountryButton />
          <span className="hidden items-center gap-1 lg:flex">
            <LanguageLink />
            <ThemeSwitch />
          </span>
        </div>
      </div>
    </div>
  );
}

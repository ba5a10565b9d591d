import { ThemeSwitch } from '#ui/actions/theme-switch.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { CountryButton } from './country-button.tsx';
import { LanguageLink } from './language-link.tsx';
import { useSite } from './use-site.ts';

/**
 * The band above everything: what the site is for, and how the visitor wants to see it. Narrow screens
 * have language and theme in the menu, and no band at all where another one says the country.
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

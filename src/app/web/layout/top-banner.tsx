import { ThemeSwitch } from '#ui/actions/theme-switch.tsx';
import { CountryButton } from './country-button.tsx';
import { LanguageLink } from './language-link.tsx';
import { useSite } from './use-site.ts';

/** The band above everything: what the site is for, and how the visitor wants to see it. */
export function TopBanner() {
  const { tagline } = useSite();
  return (
    <div className="border-line border-b bg-sunken text-sm">
      <div className="container-page flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1">
        <p className="py-1 text-soft">{tagline}</p>
        <div className="-mx-2 flex items-center gap-1 sm:mx-0">
          <CountryButton />
          <LanguageLink />
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}

import { listCountryCodes } from '#features/site/countries/countries.contract.ts';
import { arabCountries } from '#platform/geo/arab-countries.ts';
import { countryCookie } from '#platform/geo/country-choice.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Combobox } from '#ui/forms/combobox.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { countryTexts } from './country.texts.ts';
import { layoutTexts } from './layout.texts.ts';

/** Stores the choice in a cookie, because the server renders for the country, and reloads the page. */
function chooseCountry(code: string | null): void {
  if (!code) return;
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not everywhere yet
  document.cookie = countryCookie(code);
  window.location.reload();
}

export function CountryDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog open onClose={onClose} title={t(layoutTexts.changeCountry)}>
      <p className="mb-5 text-soft">{t(countryTexts.changeCountryLead)}</p>
      <CountryPicker />
    </Dialog>
  );
}

function CountryPicker() {
  const t = useTranslate();
  const current = useVisitorCountry();
  const { data, error, refetch, isFetching } = useCall(listCountryCodes, {});
  if (error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} level={3}>
        {t(countryTexts.countriesFailed)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton lines={8} />;
  const arab = data.countries.filter(({ shortname }) => arabCountries.has(shortname));
  return (
    <div className="grid gap-6">
      <ul
        aria-label={t(countryTexts.arabCountries)}
        className="grid grid-cols-2 gap-2 sm:grid-cols-3"
      >
        {arab.map(({ shortname, name }) => (
          <li key={shortname}>
            <button
              type="button"
              aria-pressed={shortname === current.code}
              onClick={() => chooseCountry(shortname)}
              className="size-full min-h-11 rounded-lg border border-line px-3 py-1.5 text-start text-sm leading-snug hover:border-action aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:font-semibold aria-pressed:text-action"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <Combobox
        label={t(countryTexts.country)}
        help={t(countryTexts.countryHelp)}
        options={data.countries.map(({ shortname, name }) => ({ value: shortname, label: name }))}
        value={current.code}
        onValueChange={chooseCountry}
        noResultsText={t(countryTexts.noCountries)}
        keepValue
      />
    </div>
  );
}

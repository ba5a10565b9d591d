import { X } from 'lucide-react';
import { countryName } from '#platform/geo/country-name.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Combobox } from './combobox.tsx';
import type { FieldProps } from './field.tsx';
import { formsTexts } from './forms.texts.ts';

type CountryChoiceProps = FieldProps & {
  id: string;
  /** Country codes separated by commas. */
  value: string;
  onValueChange: (value: string) => void;
  /** The country codes to choose from. */
  offered: readonly string[];
};

/** A choice of several countries: each is added from a searchable list and can be removed again. */
export function CountryChoice({ value, onValueChange, offered, ...field }: CountryChoiceProps) {
  const t = useTranslate();
  const language = useLanguage();
  const chosen = value.split(',').filter(Boolean);
  const options = offered
    .filter((code) => !chosen.includes(code))
    .map((code) => ({ value: code, label: countryName(code, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));

  function remove(code: string) {
    onValueChange(chosen.filter((each) => each !== code).join(','));
    document.getElementById(field.id)?.focus();
  }

  return (
    <div className="grid gap-2.5">
      <Combobox
        {...field}
        options={options}
        value={null}
        onValueChange={(code) => code && onValueChange([...chosen, code].join(','))}
        placeholder={t(formsTexts.addCountry)}
        keepValue
      />
      {chosen.length > 0 && (
        <ul aria-label={field.label} className="flex flex-wrap gap-2">
          {chosen.map((code) => (
            <li key={code}>
              <button
                type="button"
                onClick={() => remove(code)}
                className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-action-soft px-3 py-1 text-action text-sm hover:bg-action hover:text-on-action pointer-coarse:min-h-10"
              >
                <span className="sr-only">{t(formsTexts.takeOut)} </span>
                {countryName(code, language)}
                <X aria-hidden="true" className="size-3.5 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

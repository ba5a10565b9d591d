import { useState } from 'react';
import { companyFactsTexts as texts } from '#features/companies/profile/company-facts.texts.ts';
import { languageName, spokenLanguages } from '#platform/i18n/language-name.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { FieldError } from '#ui/forms/field-error.tsx';
import type { FormPlace } from './company-form-parts.tsx';

/** Checkboxes for languages, sent as one field of comma-separated codes. */
export function LanguagesField({ form, id }: FormPlace) {
  const t = useTranslate();
  const language = useLanguage();
  const [chosen, setChosen] = useState<readonly string[]>(
    form.profile.company_languages?.split(',') ?? [],
  );
  const fieldId = `${id}-company_languages`;
  return (
    <fieldset id={fieldId} tabIndex={-1} aria-describedby={`${fieldId}-error`}>
      <legend className="mb-2 font-medium text-sm">{t(texts.languages)}</legend>
      <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-4">
        {spokenLanguages.map((code) => (
          <Checkbox
            key={code}
            label={languageName(code, language)}
            checked={chosen.includes(code)}
            onChange={({ target }) => {
              const others = chosen.filter((other) => other !== code);
              setChosen(target.checked ? [...others, code] : others);
              form.edited('company_languages');
            }}
          />
        ))}
      </div>
      <FieldError id={`${fieldId}-error`} error={form.errors.company_languages} />
      <input type="hidden" name="company_languages" value={chosen.join(',')} />
    </fieldset>
  );
}

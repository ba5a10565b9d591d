import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Combobox } from '#ui/forms/combobox.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { sampleCities } from './sample-cities.ts';
import { styleGuideTexts as texts } from './style-guide.texts.ts';
import { StyleGuideSection } from './style-guide-section.tsx';

export function FormsSection() {
  const t = useTranslate();
  const [city, setCity] = useState<string | null>('amman');
  const cities = sampleCities(t);
  return (
    <StyleGuideSection id="forms" title={t(texts.forms)}>
      <div className="grid gap-6 md:grid-cols-2">
        <TextField
          label={t(texts.name)}
          help={t(texts.nameHelp)}
          placeholder={t(texts.namePlaceholder)}
          required
        />
        <TextField
          id="style-guide-email"
          type="email"
          label={t(texts.email)}
          help={t(texts.termsHelp)}
          error={t(texts.emailError)}
          defaultValue="layla@"
        />
        <TextField
          label={t(texts.search)}
          type="search"
          icon={<Search aria-hidden="true" />}
          placeholder={t(texts.namePlaceholder)}
        />
        <TextField label={t(texts.name)} disabled defaultValue={t(texts.disabled)} />
        <Select label={t(texts.city)} options={cities} placeholder={t(texts.city)} optional />
        <Select
          label={t(texts.city)}
          options={cities}
          defaultValue="dubai"
          error={t(texts.termsError)}
        />
        <Combobox
          label={t(texts.city)}
          options={cities}
          value={city}
          onValueChange={setCity}
          noResultsText={t(texts.noMatchText)}
        />
        <Combobox
          label={t(texts.country)}
          options={cities}
          value={null}
          onValueChange={setCity}
          error={t(texts.termsError)}
          required
        />
      </div>
      <TextArea label={t(texts.about)} limit={200} defaultValue={t(texts.aboutText)} />
      <TextArea
        label={t(texts.longText)}
        limit={20}
        defaultValue={t(texts.aboutText)}
        error={t(texts.emailError)}
      />
    </StyleGuideSection>
  );
}

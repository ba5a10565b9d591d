import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Combobox } from '#ui/forms/combobox.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { sampleCities } from './sample-cities.ts';
import { showcaseTexts as texts } from './showcase.texts.ts';
import { ShowcaseSection } from './showcase-section.tsx';

export function FormsSection() {
  const say = useSay();
  const [city, setCity] = useState<string | null>('amman');
  const cities = sampleCities(say);
  return (
    <ShowcaseSection id="forms" title={say(texts.forms)}>
      <div className="grid gap-6 md:grid-cols-2">
        <TextField
          label={say(texts.name)}
          help={say(texts.nameHelp)}
          placeholder={say(texts.namePlaceholder)}
          required
        />
        <TextField
          id="showcase-email"
          type="email"
          label={say(texts.email)}
          help={say(texts.termsHelp)}
          error={say(texts.emailError)}
          defaultValue="layla@"
        />
        <TextField
          label={say(texts.search)}
          type="search"
          icon={<Search aria-hidden="true" />}
          placeholder={say(texts.namePlaceholder)}
        />
        <TextField label={say(texts.name)} disabled defaultValue={say(texts.disabled)} />
        <Select label={say(texts.city)} options={cities} placeholder={say(texts.city)} optional />
        <Select
          label={say(texts.city)}
          options={cities}
          defaultValue="dubai"
          error={say(texts.termsError)}
        />
        <Combobox
          label={say(texts.city)}
          options={cities}
          value={city}
          onValueChange={setCity}
          noResultsText={say(texts.noMatchText)}
        />
        <Combobox
          label={say(texts.country)}
          options={cities}
          value={null}
          onValueChange={setCity}
          error={say(texts.termsError)}
          required
        />
      </div>
      <TextArea label={say(texts.about)} limit={200} defaultValue={say(texts.aboutText)} />
      <TextArea
        label={say(texts.longText)}
        limit={20}
        defaultValue={say(texts.aboutText)}
        error={say(texts.emailError)}
      />
    </ShowcaseSection>
  );
}

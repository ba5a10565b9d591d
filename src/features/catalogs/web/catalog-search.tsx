import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { SEARCH_MAX_LENGTH } from '#features/catalogs/catalogs.contract.ts';
import { catalogsTexts } from '#features/catalogs/catalogs.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { catalogsPath, useAsked } from './asked-catalogs.ts';

/** A plain form that works before any script has come; then it changes the address in place. */
export function CatalogSearch() {
  const say = useSay();
  const local = useLocalPath();
  const navigate = useNavigate();
  const asked = useAsked();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search')).trim();
    void navigate(catalogsPath({ country: asked.country, search }));
  }

  return (
    <search>
      <form
        action={local('/catalogs')}
        onSubmit={submit}
        className="mb-8 flex max-w-xl items-end gap-2"
      >
        {asked.country && <input type="hidden" name="country_code" value={asked.country} />}
        <div className="grow">
          <TextField
            key={asked.search}
            hideLabel
            label={say(catalogsTexts.searchLabel)}
            type="search"
            name="search"
            icon={<Search aria-hidden="true" />}
            placeholder={say(catalogsTexts.searchPlaceholder)}
            defaultValue={asked.search}
            maxLength={SEARCH_MAX_LENGTH}
          />
        </div>
        <Button type="submit" variant="secondary">
          {say(catalogsTexts.search)}
        </Button>
      </form>
    </search>
  );
}

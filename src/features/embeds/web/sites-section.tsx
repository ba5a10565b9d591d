import { useState } from 'react';
import { addEmbedOrigin, ORIGIN_MAX_LENGTH } from '#features/embeds/embeds.contract.ts';
import { embedsTexts as texts } from '#features/embeds/embeds.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { SettingsSection } from '#ui/layout/settings-section.tsx';
import { type Site, SiteLine } from './site-line.tsx';

type SitesSectionProps = { origins: readonly Site[]; onChanged: () => void };

/** The sites that may show embeds, with a form to add one. */
export function SitesSection({ origins, onChanged }: SitesSectionProps) {
  const t = useTranslate();
  const [added, setAdded] = useState<string>();
  return (
    <SettingsSection section={{ id: 'sites', text: texts.sites }} lead={t(texts.sitesLead)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {origins.length === 0 && <p className="text-muted">{t(texts.noSites)}</p>}
        {origins.length > 0 && (
          <ul className="divide-y divide-line border-line border-y">
            {origins.map((site) => (
              <SiteLine key={site.id} site={site} onRemoved={onChanged} />
            ))}
          </ul>
        )}
        {/* Remounted after each site, so that the field is empty again. */}
        <NewSite
          key={added}
          onAdded={(origin) => {
            setAdded(origin);
            onChanged();
          }}
        />
      </div>
    </SettingsSection>
  );
}

function NewSite({ onAdded }: { onAdded: (origin: string) => void }) {
  const t = useTranslate();
  const form = useCallForm(addEmbedOrigin, { onDone: ({ origin }) => onAdded(origin) });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      {form.failure && Object.keys(form.errors).length === 0 && (
        <Notice tone="danger">{form.failure}</Notice>
      )}
      <TextField
        name="origin"
        type="url"
        dir="ltr"
        label={t(texts.origin)}
        help={t(texts.originHelp)}
        error={form.errors.origin}
        required
        maxLength={ORIGIN_MAX_LENGTH}
        autoComplete="off"
        onChange={() => form.edited('origin')}
      />
      <div>
        <Button
          type="submit"
          variant="secondary"
          loading={form.sending}
          loadingLabel={t(texts.adding)}
        >
          {t(texts.add)}
        </Button>
      </div>
    </form>
  );
}

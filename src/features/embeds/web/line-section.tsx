import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import {
  type EmbedKind,
  type EmbedTheme,
  embedKinds,
  embedPath,
  embedThemes,
  findEmbedKind,
  findEmbedTheme,
} from '#features/embeds/embed-kinds.ts';
import { embedsTexts as texts } from '#features/embeds/embeds.texts.ts';
import { type Language, languages, localizePath } from '#platform/i18n/languages.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { WebAddress } from '#ui/display/web-address.tsx';
import { Select } from '#ui/forms/select.tsx';
import { SettingsSection } from '#ui/layout/settings-section.tsx';
import { embedLine } from './embed-line.ts';
import { EmbeddedCompany, titlesOf } from './embedded-company.tsx';

type LineSectionProps = {
  company: { readonly id: number; readonly company_name: string; readonly listed: boolean };
  siteAddress: string;
};

/** Choices for the embed, its HTML line, and a preview. */
export function LineSection({ company, siteAddress }: LineSectionProps) {
  const t = useTranslate();
  const own = useLanguage();
  const [kind, setKind] = useState<EmbedKind>('products');
  const [language, setLanguage] = useState<Language>(own);
  const [theme, setTheme] = useState<EmbedTheme>();
  const address = siteAddress + localizePath(language, embedPath(company.id, kind, theme));
  const line = embedLine(address, t(titlesOf[kind], { company: company.company_name }));
  return (
    <SettingsSection section={{ id: 'line', text: texts.line }} lead={t(texts.lineLead)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid gap-4 sm:grid-cols-3">
          <Select
            label={t(texts.kind)}
            value={kind}
            options={embedKinds.map((value) => ({ value, label: t(texts[value]) }))}
            onChange={({ target }) => setKind(findEmbedKind(target.value) ?? 'products')}
          />
          <Select
            label={t(texts.language)}
            value={language}
            options={languages.map((value) => ({ value, label: t(texts[value]) }))}
            onChange={({ target }) =>
              setLanguage(languages.find((each) => each === target.value) ?? own)
            }
          />
          <Select
            label={t(texts.colours)}
            value={theme ?? ''}
            placeholder={t(texts.ofDevice)}
            options={embedThemes.map((value) => ({ value, label: t(texts[value]) }))}
            onChange={({ target }) => setTheme(findEmbedTheme(target.value))}
          />
        </div>
        <FrameLine line={line} />
        {company.listed && <FramePreview companyId={company.id} {...{ address, kind, theme }} />}
      </div>
    </SettingsSection>
  );
}

function FrameLine({ line }: { line: string }) {
  const t = useTranslate();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <code
        dir="ltr"
        className="block w-full rounded-lg bg-sunken px-4 py-3 text-start font-mono text-sm leading-relaxed"
      >
        <WebAddress>{line}</WebAddress>
      </code>
      <CopyButton written text={line} label={t(texts.copy)} />
    </div>
  );
}

type FramePreviewProps = {
  companyId: number;
  address: string;
  kind: EmbedKind;
  theme: EmbedTheme | undefined;
};

function FramePreview({ companyId, address, kind, theme }: FramePreviewProps) {
  const t = useTranslate();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3 border-line border-t pt-5">
        <h3 className="font-semibold">{t(texts.preview)}</h3>
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className="inline-flex items-center gap-1.5 font-medium text-action text-sm underline underline-offset-4"
        >
          {t(texts.openAlone)}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        aria-label={t(texts.preview)}
        style={{ colorScheme: theme }}
        className="max-h-[40rem] overflow-y-auto rounded-xl border border-line bg-canvas text-ink"
      >
        <EmbeddedCompany companyId={String(companyId)} kind={kind} heading="h4" />
      </section>
    </div>
  );
}

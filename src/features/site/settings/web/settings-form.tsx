import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import {
  listSettings,
  saveSettings,
  settingNames,
  type WrittenSetting,
} from '#features/site/settings/settings.contract.ts';
import { settingsTexts as texts } from '#features/site/settings/settings.texts.ts';
import { getSettings } from '#features/site/site.contract.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { type FieldWiring, formFields } from '#platform/pages/form-fields.ts';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { usePassingMessage } from '#ui/feedback/use-passing-message.ts';
import { CardsBar } from '#ui/forms/cards-bar.tsx';
import { FormErrorSummary } from '#ui/forms/form-error-summary.tsx';
import { FieldRow } from '#ui/forms/form-part.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LeaveQuestion } from '#ui/leaving/leave-question.tsx';
import { UnsavedBadge } from '#ui/leaving/unsaved-badge.tsx';
import { useTyped } from '#ui/leaving/use-typed.ts';
import { LogoField } from './logo-field.tsx';

/** Columns per row; a single field keeps to its half. */
const PAIR = 2;
const SUCCESS_MS = 5_000;

/** The form's sections, with the fields that share a row. */
const sections: readonly { text: Text; rows: readonly (readonly WrittenSetting[])[] }[] = [
  {
    text: texts.site,
    rows: [
      ['website_name', 'website_name_ar'],
      ['tagline', 'tagline_ar'],
    ],
  },
  {
    text: texts.contact,
    rows: [
      ['contact_email', 'contact_phone'],
      ['contact_address', 'contact_address_ar'],
      ['contact_hours', 'contact_hours_ar'],
    ],
  },
  { text: texts.figures, rows: [['figure_visitors', 'figure_professionals'], ['figure_focus']] },
  { text: texts.programs, rows: [['data_licence', 'data_licence_ar'], ['open_dump']] },
  { text: texts.limits, rows: [['applications_per_month', 'rows_per_company']] },
];

type Named = Readonly<Record<string, string>>;

type Wiring = FieldWiring & { name: WrittenSetting; label: string; defaultValue: string };

function Section({ text, children }: { text: Text; children: ReactNode }) {
  const t = useTranslate();
  return (
    <Card as="section" padding="lg">
      <h2 className="mb-5 font-semibold text-xl">{t(text)}</h2>
      <div className="grid gap-5">{children}</div>
    </Card>
  );
}

export function SettingsForm({ settings, defaults }: { settings: Named; defaults: Named }) {
  const t = useTranslate();
  const id = useId();
  const queries = useQueryClient();
  const [logo, setLogo] = useState<File | null>(null);
  const { isTyped, trackingProps, markSaved } = useTyped();
  const [success, showSuccess] = usePassingMessage(SUCCESS_MS);
  const form = useCallForm(saveSettings, {
    also: logo ? { website_logo: logo } : {},
    onDone: ({ message }) => {
      showSuccess(message);
      setLogo(null);
      markSaved();
      for (const { path } of [listSettings, getSettings]) {
        void queries.invalidateQueries({ queryKey: [path] });
      }
    },
  });
  const isUnsaved = isTyped || logo !== null;
  const { wire, problems } = formFields(id, ['website_logo', ...settingNames], form);
  const settingWire = (name: WrittenSetting) => ({
    ...wire(name),
    name,
    label: t(texts[name]),
    defaultValue: settings[name] ?? '',
  });
  return (
    <form
      noValidate
      onSubmit={form.submit}
      {...trackingProps}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      {success && <Notice tone="success">{success}</Notice>}
      {form.failure && problems.length === 0 && <Notice tone="danger">{form.failure}</Notice>}
      <FormErrorSummary problems={problems} />
      {sections.map(({ text, rows }) => (
        <Section key={text.id} text={text}>
          {rows.map((names) => (
            <FieldRow key={names[0]} count={PAIR}>
              {names.map((name) =>
                name === 'open_dump' ? (
                  <DumpField key={name} {...settingWire(name)} />
                ) : (
                  <SettingField key={name} {...settingWire(name)} {...{ settings, defaults }} />
                ),
              )}
            </FieldRow>
          ))}
          {text === texts.site && (
            <LogoField
              id={`${id}-website_logo`}
              stored={settings.website_logo ?? null}
              file={logo}
              error={form.errors.website_logo}
              onChange={setLogo}
            />
          )}
        </Section>
      ))}
      <CardsBar>
        <Button type="submit" loading={form.sending} loadingLabel={t(texts.saving)}>
          {t(texts.save)}
        </Button>
        {isUnsaved && <UnsavedBadge />}
      </CardsBar>
      <LeaveQuestion isChanged={isUnsaved} />
    </form>
  );
}

function DumpField(wiring: Wiring) {
  const t = useTranslate();
  return (
    <Select
      {...wiring}
      help={t(texts.open_dumpHelp)}
      options={[
        { value: '', label: t(texts.open_dumpOff) },
        { value: 'on', label: t(texts.open_dumpOn) },
      ]}
    />
  );
}

type SettingFieldProps = Wiring & { settings: Named; defaults: Named };

function SettingField({ settings, defaults, ...wiring }: SettingFieldProps) {
  const t = useTranslate();
  const { name } = wiring;
  const isArabic = name.endsWith('_ar');
  // For Arabic readers the operator's English text takes precedence over our Arabic default.
  const whileEmpty = (isArabic && settings[name.slice(0, -'_ar'.length)]) || defaults[name];
  return (
    <TextField
      {...wiring}
      // An overlong placeholder is cut at the end of its own direction.
      dir={isArabic ? 'rtl' : defaults[name] ? 'ltr' : 'auto'}
      help={name === 'contact_email' ? t(texts.contact_emailHelp) : undefined}
      placeholder={whileEmpty}
    />
  );
}

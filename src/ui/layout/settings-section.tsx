import type { ReactNode } from 'react';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Card } from './card.tsx';

type SettingsSectionProps = {
  section: { readonly id: string; readonly text: Text };
  lead?: string;
  children: ReactNode;
};

/** One section of the settings, with its own anchor. */
export function SettingsSection({ section, lead, children }: SettingsSectionProps) {
  const t = useTranslate();
  return (
    <Card as="section" padding="lg">
      <h2 id={section.id} tabIndex={-1} className="scroll-mt-28 font-semibold text-xl outline-none">
        {t(section.text)}
      </h2>
      {lead && <p className="mt-1 text-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  );
}

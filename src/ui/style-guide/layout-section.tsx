import { useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Accordion } from '#ui/layout/accordion.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { styleGuideTexts as texts } from './style-guide.texts.ts';
import { StyleGuideSection } from './style-guide-section.tsx';

export function LayoutSection() {
  const t = useTranslate();
  const [tab, setTab] = useState<'overview' | 'people' | 'history'>('overview');
  return (
    <StyleGuideSection id="layout" title={t(texts.layout)}>
      <div className="grid gap-5 md:grid-cols-3">
        <Card interactive>
          <h3 className="font-semibold text-lg">
            <a href="#layout" className="after:absolute after:inset-0 after:rounded-xl">
              {t(texts.cardTitle)}
            </a>
          </h3>
          <p className="mt-1 text-soft">{t(texts.cardText)}</p>
        </Card>
        <Card tone="sand">
          <h3 className="font-semibold text-lg">{t(texts.offer)}</h3>
          <p className="mt-1 text-soft">{t(texts.cardText)}</p>
          <Button size="sm" variant="secondary" className="mt-4">
            {t(texts.learnMore)}
          </Button>
        </Card>
        <Card tone="sunken">
          <h3 className="font-semibold text-lg">{t(texts.longText)}</h3>
          <p className="mt-1 text-soft">{t(texts.cardText)}</p>
        </Card>
      </div>
      <Tabs
        label={t(texts.layout)}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'overview',
            label: t(texts.overview),
            href: '#overview',
            content: <p className="text-soft">{t(texts.tabText)}</p>,
          },
          {
            value: 'people',
            label: t(texts.people),
            href: '#people',
            content: <p className="text-soft">{t(texts.cardText)}</p>,
          },
          {
            value: 'history',
            label: t(texts.history),
            href: '#history',
            content: <p className="text-soft">{t(texts.answer)}</p>,
          },
        ]}
      />
      <Accordion
        items={[
          {
            id: 'style-guide-how-long',
            title: t(texts.question),
            content: t(texts.answer),
            open: true,
          },
          { id: 'style-guide-change', title: t(texts.question2), content: t(texts.termsHelp) },
          { id: 'style-guide-long', title: t(texts.longText), content: t(texts.answer) },
        ]}
      />
    </StyleGuideSection>
  );
}

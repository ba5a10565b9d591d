import { useState } from 'react';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Accordion } from '#ui/layout/accordion.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { showcaseTexts as texts } from './showcase.texts.ts';
import { ShowcaseSection } from './showcase-section.tsx';

export function LayoutSection() {
  const say = useSay();
  const [tab, setTab] = useState<'overview' | 'people' | 'history'>('overview');
  return (
    <ShowcaseSection id="layout" title={say(texts.layout)}>
      <div className="grid gap-5 md:grid-cols-3">
        <Card interactive>
          <h3 className="font-semibold text-lg">
            <a href="#layout" className="after:absolute after:inset-0 after:rounded-xl">
              {say(texts.cardTitle)}
            </a>
          </h3>
          <p className="mt-1 text-soft">{say(texts.cardText)}</p>
        </Card>
        <Card tone="sand">
          <h3 className="font-semibold text-lg">{say(texts.offer)}</h3>
          <p className="mt-1 text-soft">{say(texts.cardText)}</p>
          <Button size="sm" variant="secondary" className="mt-4">
            {say(texts.learnMore)}
          </Button>
        </Card>
        <Card tone="sunken">
          <h3 className="font-semibold text-lg">{say(texts.longText)}</h3>
          <p className="mt-1 text-soft">{say(texts.cardText)}</p>
        </Card>
      </div>
      <Tabs
        label={say(texts.layout)}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'overview',
            label: say(texts.overview),
            href: '#overview',
            content: <p className="text-soft">{say(texts.tabText)}</p>,
          },
          {
            value: 'people',
            label: say(texts.people),
            href: '#people',
            content: <p className="text-soft">{say(texts.cardText)}</p>,
          },
          {
            value: 'history',
            label: say(texts.history),
            href: '#history',
            content: <p className="text-soft">{say(texts.answer)}</p>,
          },
        ]}
      />
      <Accordion
        items={[
          {
            id: 'showcase-how-long',
            title: say(texts.question),
            content: say(texts.answer),
            open: true,
          },
          { id: 'showcase-change', title: say(texts.question2), content: say(texts.termsHelp) },
          { id: 'showcase-long', title: say(texts.longText), content: say(texts.answer) },
        ]}
      />
    </ShowcaseSection>
  );
}

import { CalendarHeart, LayoutTemplate, ListOrdered } from 'lucide-react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { getAdvertisingFigures } from '#features/site/advertising/advertising.contract.ts';
import { advertisingTexts as texts } from '#features/site/advertising/advertising.texts.ts';
import { EnquiryDialog } from '#features/site/contact/web/enquiry-dialog.tsx';
import type { Enquiry } from '#features/site/contact/web/enquiry-form.tsx';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { AdvertisingFigures } from './advertising-figures.tsx';
import { type AdvertisingOption, OptionCard } from './option-card.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  await prefetchCall(context.get(pageContext), getAdvertisingFigures, {});
  return null;
}

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.pageTitle), description: t(texts.lead) }),
};

const benefits = [
  [texts.benefit1, texts.benefit1Text],
  [texts.benefit2, texts.benefit2Text],
  [texts.benefit3, texts.benefit3Text],
  [texts.benefit4, texts.benefit4Text],
] as const;

const options: readonly AdvertisingOption[] = [
  {
    title: texts.banner,
    text: texts.bannerText,
    points: [texts.bannerPoint1, texts.bannerPoint2],
    icon: <LayoutTemplate />,
  },
  {
    title: texts.eventSponsorship,
    text: texts.eventText,
    points: [texts.eventPoint1, texts.eventPoint2],
    icon: <CalendarHeart />,
  },
  {
    title: texts.directory,
    text: texts.directoryText,
    points: [texts.directoryPoint1, texts.directoryPoint2],
    icon: <ListOrdered />,
  },
];

function AdvertisingPage() {
  const t = useTranslate();
  const [enquiry, setEnquiry] = useState<Enquiry>();
  const ask = (topic: Text) =>
    setEnquiry({
      kind: 'advertising',
      topic: t(topic),
      title: `${t(texts.ask)}: ${t(topic)}`,
      description: t(texts.enquiryText),
    });
  return (
    <>
      <section className="bg-linear-to-b from-sand-soft to-canvas">
        <div className="container-page section-space pb-0!">
          <h1 className="max-w-3xl font-semibold text-4xl">{t(texts.title)}</h1>
          <p className="measure mt-5 text-lg text-soft">{t(texts.lead)}</p>
          <Button size="lg" className="mt-8" onClick={() => ask(texts.general)}>
            {t(texts.getStarted)}
          </Button>
          <AdvertisingFigures />
        </div>
      </section>
      <div className="container-page pb-16">
        <Benefits />
        <section className="mb-16">
          <h2 className="mb-6 font-semibold text-2xl">{t(texts.options)}</h2>
          <ul className="grid gap-5 lg:grid-cols-3">
            {options.map((option) => (
              <OptionCard key={option.title.id} option={option} onAsk={() => ask(option.title)} />
            ))}
          </ul>
        </section>
        <Card as="section" tone="sand" padding="lg">
          <div className="flex flex-wrap items-center justify-between gap-5">
            <div className="min-w-0">
              <h2 className="font-semibold text-xl">{t(texts.closing)}</h2>
              <p className="mt-1 text-soft">{t(texts.closingText)}</p>
            </div>
            <Button onClick={() => ask(texts.general)}>{t(texts.getStarted)}</Button>
          </div>
        </Card>
      </div>
      <EnquiryDialog enquiry={enquiry} onClose={() => setEnquiry(undefined)} />
    </>
  );
}

function Benefits() {
  const t = useTranslate();
  return (
    <section className="section-space">
      <h2 className="mb-6 font-semibold text-2xl">{t(texts.benefits)}</h2>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {benefits.map(([title, text]) => (
          <li key={title.id} className="border-action border-s-2 ps-5">
            <h3 className="font-semibold text-lg">{t(title)}</h3>
            <p className="mt-1 text-soft">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export { AdvertisingPage as Component };

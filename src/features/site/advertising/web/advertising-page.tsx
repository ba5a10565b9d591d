import { CalendarHeart, LayoutTemplate, ListOrdered } from 'lucide-react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { getAdvertisingFigures } from '#features/site/advertising/advertising.contract.ts';
import { advertisingTexts as texts } from '#features/site/advertising/advertising.texts.ts';
import { EnquiryDialog } from '#features/site/contact/web/enquiry-dialog.tsx';
import type { Enquiry } from '#features/site/contact/web/enquiry-form.tsx';
import { useSay } from '#platform/i18n/say-context.tsx';
import type { Text } from '#platform/i18n/texts.ts';
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
  head: ({ say }) => ({ title: say(texts.pageTitle), description: say(texts.lead) }),
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

export function Component() {
  const say = useSay();
  const [enquiry, setEnquiry] = useState<Enquiry>();
  const ask = (topic: Text) =>
    setEnquiry({
      kind: 'advertising',
      topic: say(topic),
      title: `${say(texts.ask)}: ${say(topic)}`,
      description: say(texts.enquiryText),
    });
  return (
    <>
      <section className="bg-linear-to-b from-sand-soft to-canvas">
        <div className="container-page section-space">
          <h1 className="max-w-3xl font-semibold text-4xl">{say(texts.title)}</h1>
          <p className="measure mt-5 text-lg text-soft">{say(texts.lead)}</p>
          <Button size="lg" className="mt-8" onClick={() => ask(texts.general)}>
            {say(texts.getStarted)}
          </Button>
          <AdvertisingFigures />
        </div>
      </section>
      <div className="container-page pb-16">
        <Benefits />
        <section className="mb-16">
          <h2 className="mb-6 font-semibold text-2xl">{say(texts.options)}</h2>
          <ul className="grid gap-5 lg:grid-cols-3">
            {options.map((option) => (
              <OptionCard key={option.title.id} option={option} onAsk={() => ask(option.title)} />
            ))}
          </ul>
        </section>
        <Card as="section" tone="sand" padding="lg">
          <div className="flex flex-wrap items-center justify-between gap-5">
            <div className="min-w-0">
              <h2 className="font-semibold text-xl">{say(texts.closing)}</h2>
              <p className="mt-1 text-soft">{say(texts.closingText)}</p>
            </div>
            <Button onClick={() => ask(texts.general)}>{say(texts.getStarted)}</Button>
          </div>
        </Card>
      </div>
      <EnquiryDialog enquiry={enquiry} onClose={() => setEnquiry(undefined)} />
    </>
  );
}

function Benefits() {
  const say = useSay();
  return (
    <section className="section-space">
      <h2 className="mb-6 font-semibold text-2xl">{say(texts.benefits)}</h2>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {benefits.map(([title, text]) => (
          <li key={title.id} className="border-action border-s-2 ps-5">
            <h3 className="font-semibold text-lg">{say(title)}</h3>
            <p className="mt-1 text-soft">{say(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

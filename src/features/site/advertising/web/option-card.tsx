import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { advertisingTexts as texts } from '#features/site/advertising/advertising.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';

export type AdvertisingOption = {
  readonly title: Text;
  readonly text: Text;
  readonly points: readonly Text[];
  readonly icon: ReactNode;
};

type OptionCardProps = { option: AdvertisingOption; onAsk: () => void };

export function OptionCard({ option, onAsk }: OptionCardProps) {
  const t = useTranslate();
  return (
    <Card as="li" padding="lg" className="flex flex-col">
      <span
        aria-hidden="true"
        className="mb-5 grid size-12 place-items-center rounded-lg bg-action-soft text-action [&>svg]:size-6"
      >
        {option.icon}
      </span>
      <h3 className="font-semibold text-xl">{t(option.title)}</h3>
      <p className="mt-2 text-soft">{t(option.text)}</p>
      <ul className="mt-4 grid gap-2">
        {option.points.map((point) => (
          <li key={point.id} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-action" />
            {t(point)}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-6">
        <Button variant="secondary" wide onClick={onAsk}>
          {t(texts.ask)}
          <span className="sr-only">: {t(option.title)}</span>
        </Button>
      </div>
    </Card>
  );
}

import {
  defaultFigures,
  getAdvertisingFigures,
} from '#features/site/advertising/advertising.contract.ts';
import { advertisingTexts as texts } from '#features/site/advertising/advertising.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';

/** The figures set by the operator, or the defaults if they cannot be loaded. */
export function AdvertisingFigures() {
  const t = useTranslate();
  const figures = useCall(getAdvertisingFigures, {}).data?.figures ?? defaultFigures;
  const shown = [
    [texts.visitors, figures.visitors],
    [texts.professionals, figures.professionals],
    [texts.focus, figures.focus],
  ] as const;
  return (
    <section aria-label={t(texts.figures)} className="mt-12">
      <dl className="grid gap-px overflow-clip rounded-xl border border-line bg-line sm:grid-cols-3">
        {shown.map(([text, figure]) => (
          <div key={text.id} className="flex flex-col-reverse bg-surface p-6">
            <dt className="text-soft">{t(text)}</dt>
            <dd className="font-semibold text-4xl text-action tabular-nums">
              <bdi>{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

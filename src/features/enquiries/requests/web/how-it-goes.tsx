import { useId } from 'react';
import { requestsTexts as texts } from '#features/enquiries/requests/requests.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Card } from '#ui/layout/card.tsx';

const steps = [texts.stepAnswers, texts.stepCompare, texts.stepAccept] as const;

/** What comes of a request, before anybody writes one. */
export function HowItGoes() {
  const t = useTranslate();
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className="grid gap-4 lg:sticky lg:top-24">
      <h2 id={id} className="font-semibold text-lg">
        {t(texts.howItGoes)}
      </h2>
      <ol className="grid gap-4">
        {steps.map((step, at) => (
          <li key={step.id} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-action-soft font-semibold text-action text-sm tabular-nums"
            >
              {at + 1}
            </span>
            <span className="text-soft">{t(step)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

import { useId } from 'react';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Card } from '#ui/layout/card.tsx';

/** The steps that follow, shown before somebody sends something. */
export function HowItGoes({ steps }: { steps: readonly Text[] }) {
  const t = useTranslate();
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className="grid gap-4">
      <h2 id={id} className="font-semibold text-lg">
        {t(enquiriesTexts.howItGoes)}
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

import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { styleGuideTexts as texts } from './style-guide.texts.ts';
import { StyleGuideSection } from './style-guide-section.tsx';

const steps = [
  ['4xl', 'text-4xl font-semibold'],
  ['3xl', 'text-3xl font-semibold'],
  ['2xl', 'text-2xl font-semibold'],
  ['xl', 'text-xl font-semibold'],
  ['lg', 'text-lg'],
  ['base', 'text-base'],
  ['sm', 'text-sm'],
  ['xs', 'text-xs'],
] as const;

export function TypeSection() {
  const t = useTranslate();
  return (
    <StyleGuideSection id="type" title={t(texts.type)}>
      <dl className="grid gap-5">
        {steps.map(([name, classes]) => (
          <div key={name} className="grid items-baseline gap-x-6 sm:grid-cols-[4rem_1fr]">
            <dt dir="ltr" className="font-mono text-muted text-xs sm:text-end">
              {name}
            </dt>
            <dd className={classes}>{t(texts.pangram)}</dd>
          </div>
        ))}
      </dl>
    </StyleGuideSection>
  );
}

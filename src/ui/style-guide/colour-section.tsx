import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { styleGuideTexts as texts } from './style-guide.texts.ts';
import { StyleGuideSection } from './style-guide-section.tsx';

const swatches = [
  ['canvas', 'bg-canvas'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['muted', 'bg-muted'],
  ['soft', 'bg-soft'],
  ['ink', 'bg-ink'],
  ['action', 'bg-action'],
  ['action-soft', 'bg-action-soft'],
  ['sand', 'bg-sand'],
  ['sand-soft', 'bg-sand-soft'],
  ['success', 'bg-success'],
  ['warning', 'bg-warning'],
  ['danger', 'bg-danger'],
  ['info', 'bg-info'],
] as const;

export function ColourSection() {
  const t = useTranslate();
  return (
    <StyleGuideSection id="colour" title={t(texts.colour)}>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-8">
        {swatches.map(([name, ground]) => (
          <li key={name}>
            <div className={`h-16 rounded-lg border border-line ${ground}`} />
            <code dir="ltr" className="mt-1 block font-mono text-muted text-xs">
              {name}
            </code>
          </li>
        ))}
      </ul>
    </StyleGuideSection>
  );
}

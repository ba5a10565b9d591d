import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { ThemeSwitch } from '#ui/actions/theme-switch.tsx';
import { ToastProvider } from '#ui/feedback/toast-provider.tsx';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ActionsSection } from './actions-section.tsx';
import { ChartsSection } from './charts-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { ColourSection } from './colour-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FormsSection } from './forms-section.tsx';
import { LayoutSection } from './layout-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { styleGuideTexts as texts } from './style-guide.texts.ts';
import { TypeSection } from './type-section.tsx';

const sections = [
  'colour',
  'type',
  'actions',
  'forms',
  'choices',
  'overlays',
  'layout',
  'display',
  'charts',
  'feedback',
] as const;

export default function DesignSystemPage() {
  const t = useTranslate();
  return (
    <ToastProvider>
      <main id="content" className="container-page">
        <PageHeader
          breadcrumbs={
            <Breadcrumbs
              crumbs={[{ label: t(texts.home), href: '/' }, { label: t(texts.title) }]}
            />
          }
          title={t(texts.title)}
          lead={t(texts.lead)}
          actions={<ThemeSwitch />}
        />
        <nav aria-label={t(texts.contents)}>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 border-line border-y py-3 text-sm">
            {sections.map((id) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-8 items-center rounded-sm text-action underline-offset-4 hover:underline"
                >
                  {t(texts[id])}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ColourSection />
        <TypeSection />
        <ActionsSection />
        <FormsSection />
        <ChoicesSection />
        <OverlaysSection />
        <LayoutSection />
        <DisplaySection />
        <ChartsSection />
        <FeedbackSection />
      </main>
    </ToastProvider>
  );
}

import { useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FormErrorSummary } from '#ui/forms/form-error-summary.tsx';
import { Card } from '#ui/layout/card.tsx';
import { styleGuideTexts as texts } from './style-guide.texts.ts';
import { StyleGuideSection } from './style-guide-section.tsx';

export function FeedbackSection() {
  const t = useTranslate();
  const [checked, setChecked] = useState(false);
  return (
    <StyleGuideSection id="feedback" title={t(texts.feedback)}>
      <div className="grid gap-5 md:grid-cols-3">
        <Skeleton shape="card" />
        <div className="grid content-start gap-4">
          <Skeleton shape="block" />
          <Skeleton lines={2} />
        </div>
        <div className="grid content-start gap-6">
          <Progress label={t(texts.uploading)} value={64} />
          <Progress label={t(texts.working)} />
          <Skeleton shape="circle" />
        </div>
      </div>
      <div className="grid gap-5 lg:grid-cols-3">
        <Card padding="none">
          <EmptyState
            level={3}
            title={t(texts.emptyTitle)}
            action={<Button>{t(texts.add)}</Button>}
          >
            {t(texts.emptyText)}
          </EmptyState>
        </Card>
        <Card padding="none">
          <EmptyState level={3} drawing="search" title={t(texts.noMatchTitle)}>
            {t(texts.noMatchText)}
          </EmptyState>
        </Card>
        <Card padding="none">
          <ErrorState level={3} onRetry={() => setChecked(false)}>
            {t(texts.errorText)}
          </ErrorState>
        </Card>
      </div>
      <div className="grid gap-4">
        <Button variant="secondary" className="justify-self-start" onClick={() => setChecked(true)}>
          {t(texts.save)}
        </Button>
        <FormErrorSummary
          problems={checked ? [{ fieldId: 'style-guide-email', message: t(texts.emailError) }] : []}
        />
      </div>
    </StyleGuideSection>
  );
}

import { overviewTexts as texts } from '#app/dashboards/exhibitor/overview.texts.ts';
import type { ExhibitorProfile } from '#features/companies/profile/company-profile.contract.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Card } from '#ui/layout/card.tsx';
import { profileCompleteness } from './profile-steps.ts';

/** How complete the profile is, and the next step to complete it. */
export function ProfileCard({ profile }: { profile: ExhibitorProfile }) {
  const t = useTranslate();
  const local = useLocalPath();
  const { percent, next } = profileCompleteness(profile);
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="min-w-60 grow">
        <Progress label={t(texts.complete)} value={percent} />
      </div>
      {next ? (
        <Button size="sm" variant="secondary" href={local('/exhibitor/dashboard/company')}>
          {t(texts.next, { step: t(next) })}
        </Button>
      ) : (
        <p className="text-muted text-sm">{t(texts.isComplete)}</p>
      )}
    </Card>
  );
}

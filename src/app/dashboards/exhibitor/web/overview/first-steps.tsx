import { Check, ChevronRight } from 'lucide-react';
import { overviewTexts as texts } from '#app/dashboards/exhibitor/overview.texts.ts';
import type { ExhibitorProfile } from '#features/companies/profile/company-profile.contract.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Card } from '#ui/layout/card.tsx';
import { firstListing } from './first-listing.ts';
import { profileCompleteness } from './profile-steps.ts';

type Step = {
  readonly path: string;
  readonly text: Text;
  readonly hint: Text;
  readonly isDone: boolean;
};

/** Replaces the figures for a company that shows nothing yet: the steps that make it easier to find. */
export function FirstSteps({ profile }: { profile: ExhibitorProfile }) {
  const t = useTranslate();
  const steps: readonly Step[] = [
    {
      path: '/exhibitor/dashboard/company',
      text: texts.stepProfile,
      hint: texts.stepProfileHint,
      isDone: profileCompleteness(profile).percent === 100,
    },
    {
      path: firstListing(profile.company_type).path,
      text: texts.stepListing,
      hint: texts.stepListingHint,
      isDone: false,
    },
    {
      path: '/exhibitor/dashboard/jobs/add',
      text: texts.stepPeople,
      hint: texts.stepPeopleHint,
      isDone: false,
    },
  ];
  return (
    <Card as="section" padding="lg" className="grid gap-6">
      <div>
        <h2 className="font-semibold text-xl">{t(texts.firstSteps)}</h2>
        <p className="measure mt-2 text-soft">{t(texts.firstStepsLead)}</p>
      </div>
      <ol className="grid gap-4 lg:grid-cols-3">
        {steps.map((step, index) => (
          <Card key={step.text.id} as="li" interactive className="flex gap-4">
            <StepMark number={index + 1} isDone={step.isDone} />
            <div className="min-w-0">
              <Link
                to={step.path}
                className="font-medium after:absolute after:inset-0 after:rounded-xl"
              >
                {t(step.text)}
              </Link>
              <p className="mt-1 text-muted text-sm">{t(step.hint)}</p>
            </div>
            <ChevronRight
              aria-hidden="true"
              className="ms-auto size-5 shrink-0 self-center text-muted rtl:-scale-x-100"
            />
          </Card>
        ))}
      </ol>
    </Card>
  );
}

function StepMark({ number, isDone }: { number: number; isDone: boolean }) {
  const t = useTranslate();
  return (
    <span
      className={joinClasses(
        'grid size-8 shrink-0 place-items-center rounded-full font-semibold text-sm tabular-nums',
        isDone ? 'bg-success-soft text-success' : 'bg-action-soft text-action',
      )}
    >
      {isDone ? (
        <>
          <Check aria-hidden="true" className="size-4" />
          <span className="sr-only">{t(texts.isDone)}</span>
        </>
      ) : (
        number
      )}
    </span>
  );
}
